import type { Pool } from 'pg';
import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type NextPage, pageOf, readNextPage } from '../../platform/paging/next-page.ts';
import { identitiesOf, parseDestination } from '../verification/verification.rules.ts';
import { notOnTheWaitlist } from '../referral/referral.messages.ts';
import { findNextSteps, type NextStep } from '../referral/referral.repository.ts';
import type { VerificationService, VerifyOtpRequest } from '../verification/verification.service.ts';
import { findHistory, type RankOfDay } from './status.history.repository.ts';
import { statusClosed } from './status.messages.ts';
import {
  findPlace,
  findReferrals,
  findStanding,
  type Leader,
  nextGeneration,
  type Place,
  recordOpening,
  setShowsFirstName,
  verifyImported,
} from './status.repository.ts';
import {
  dayOf,
  friendName,
  knownValidSeconds,
  maskedName,
  referralsPerPageMax,
  sessionValidSeconds,
} from './status.rules.ts';
import { readStatusToken, signStatusToken, type StatusTokenKind } from './status.token.ts';

export interface StatusDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly verification: VerificationService;
  readonly pointsPerReferral: number;
}

/** Permission to see a user's status. */
export interface StatusSession {
  /** For the browser's cookie. */
  readonly session: string;
  readonly validSeconds: number;
  /** For the browser's other cookie, which only tells the rank. */
  readonly known: string;
}

/** A user may see their status. */
export interface OpenedStatus extends StatusSession {
  readonly message: string;
}

export interface LeaderboardPlace {
  readonly rank: number;
  /** Masked: "A. L." */
  readonly name: string;
  readonly points: number;
  readonly isYou: boolean;
}

/** A user's place, with the leaderboard and the users around them at the same moment. */
export interface OwnStanding {
  readonly place: Place;
  readonly leaderboard: readonly LeaderboardPlace[];
  /** In the order of their ranks, the user among them; empty without a rank. */
  readonly around: readonly LeaderboardPlace[];
}

/** What a page may show of a user whose browser it knows. */
export interface KnownUser {
  /** Null unless they are waiting. */
  readonly rank: number | null;
  readonly total: number;
  readonly referralId: string;
  /** How many ranks they rose since the day's rank was kept. */
  readonly gainedToday: number;
}

/** A user who joined with another's code. */
export interface Referral {
  /** First name and last initial. */
  readonly name: string;
  readonly joinedAt: string;
}

export interface ReferralPage {
  readonly referrals: readonly Referral[];
  /** The cursor of the next page; null on the last. */
  readonly nextAfter: string | null;
}

/** Shows users their status. Holds no state: sessions are signed, and checked on each call. */
export class StatusService {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #verification: VerificationService;
  readonly #pointsPerReferral: number;

  constructor({ pool, secrets, verification, pointsPerReferral }: StatusDependencies) {
    this.#pool = pool;
    this.#secrets = secrets;
    this.#verification = verification;
    this.#pointsPerReferral = pointsPerReferral;
  }

  /**
   * Opens the status with the link of the welcome mail. Fails with STATUS_LINK_INVALID: forged, expired or revoked; and
   * with NOT_FOUND for a blocked or erased user.
   */
  async openByLink(token: string): Promise<Outcome<OpenedStatus>> {
    const grant = readStatusToken(this.#secrets, 'link', token);
    if (grant === null) return linkInvalid;
    const place = await findPlace(this.#pool, { signupId: grant.signupId });
    if (place === null) return notOnTheWaitlist;
    if (place.generation !== grant.generation) return linkInvalid;
    if (!(await recordOpening(this.#pool, place.seq))) return notOnTheWaitlist;
    return this.#open(place);
  }

  /**
   * Opens the status with a code for the purpose `status`. The code is checked and used up here, so no one else can use
   * it. Only the caller with the right code learns whether its contact is on the list.
   *
   * It verifies a user who was imported, as their first join would.
   *
   * Fails like {@link VerificationService.verifyOtp}, and with NOT_FOUND if no user on the waitlist has this contact.
   */
  async openByCode(request: Omit<VerifyOtpRequest, 'purpose'>): Promise<Outcome<OpenedStatus>> {
    const parsed = parseDestination(request);
    if (!parsed.ok) return parsed;
    const verified = await this.#verification.verifyOtp({ ...request, purpose: 'status' });
    if (!verified.ok) return verified;
    const place = await this.#verifiedPlace(identitiesOf(parsed.destination));
    if (place === null) return notOnTheWaitlist;
    if (!(await recordOpening(this.#pool, place.seq))) return notOnTheWaitlist;
    return this.#open(place);
  }

  /**
   * Opens the status of a user who is known to be in this browser.
   *
   * @param generation theirs; left out: they joined just now and have revoked nothing yet, so nothing has to be read.
   */
  openNew(signupId: string, generation = 0): StatusSession {
    return this.#sessionOf({ signupId, generation });
  }

  /**
   * The session's user, and at the same time their rank, the leaderboard, and the users around them; null if there is no
   * session, or it has expired or was revoked.
   */
  async read(session: string | undefined): Promise<OwnStanding | null> {
    const grant = session === undefined ? null : readStatusToken(this.#secrets, 'session', session);
    if (grant === null) return null;
    const standing = await findStanding(this.#pool, grant.signupId);
    if (standing?.place.generation !== grant.generation) return null;
    const { place, leaders, neighbors } = standing;
    const at = (rank: number, { seq, firstName, lastName, points }: Leader): LeaderboardPlace => ({
      rank,
      name: maskedName(firstName, lastName),
      points,
      isYou: seq === place.seq,
    });
    const leaderboard = leaders.map((leader, index) => at(index + 1, leader));
    const { rank } = place;
    if (rank === null) return { place, leaderboard, around: [] };
    const around = neighbors.map((neighbor) => at(rank + neighbor.distance, neighbor));
    return { place, leaderboard, around };
  }

  /**
   * What the next referrals bring if nothing else changes, in up to three steps; none at the top. They are read after the
   * rank beside which they are shown, so those that do not improve on it anymore are left out.
   */
  async nextSteps({ signupId, rank }: { signupId: string; rank: number }): Promise<readonly NextStep[]> {
    const steps = await findNextSteps(this.#pool, signupId, this.#pointsPerReferral);
    return steps.filter((step) => step.rank < rank);
  }

  /** Their ranks of the last 30 days, one a day as it was kept, the earliest first. */
  history(seq: number): Promise<readonly RankOfDay[]> {
    return findHistory(this.#pool, seq, dayOf(new Date()));
  }

  /** The users who joined with the user's code, newest first. Fails with VALIDATION_FAILED. */
  async referrals(referrerSeq: number, wanted: NextPage): Promise<Outcome<{ page: ReferralPage }>> {
    const page = readNextPage(wanted, referralsPerPageMax);
    if (!page.ok) return page;
    const rows = await findReferrals(this.#pool, referrerSeq, page.rows);
    const { shown, nextAfter } = pageOf(rows, page.rows, ({ seq }) => String(seq));
    return {
      ok: true,
      page: {
        referrals: shown.map(({ firstName, lastName, joinedAt }) => ({
          name: friendName(firstName, lastName),
          joinedAt: joinedAt.toISOString(),
        })),
        nextAfter,
      },
    };
  }

  /**
   * Revokes every link and session of the user except this session, which continues under a new token; null without a
   * session.
   */
  async revokeLinks(session: string | undefined): Promise<OpenedStatus | null> {
    const place = session === undefined ? null : await this.#placeOf('session', session);
    if (place === null) return null;
    return this.#open({ ...place, generation: await nextGeneration(this.#pool, place.seq) });
  }

  /**
   * Shows the user's first name to friends who open their referral link, or hides it, at once. Repeating it changes
   * nothing. Fails with NOT_FOUND: no open status.
   */
  async setFirstNameShown(
    session: string | undefined,
    shown: boolean,
  ): Promise<Outcome<{ readonly shown: boolean }>> {
    const place = session === undefined ? null : await this.#placeOf('session', session);
    if (place === null) return statusClosed;
    await setShowsFirstName(this.#pool, place.seq, shown);
    return { ok: true, shown };
  }

  /** The id of the session's user; null if there is no session, or it has expired or was revoked. */
  async signupOf(session: string | undefined): Promise<string | null> {
    const place = session === undefined ? null : await this.#placeOf('session', session);
    return place?.signupId ?? null;
  }

  /**
   * The user of a browser that opened a status within 90 days; null if there is none, or they logged out. Only the rank may be
   * shown by it.
   */
  async known(token: string | undefined): Promise<KnownUser | null> {
    const place = token === undefined ? null : await this.#placeOf('known', token);
    if (place === null) return null;
    const { rank, total, referralId, seq } = place;
    const today = (await this.history(seq)).find(({ day }) => day === dayOf(new Date()));
    const gained = rank === null || today === undefined ? 0 : today.rank - rank;
    return { rank, total, referralId, gainedToday: Math.max(0, gained) };
  }

  /** The place of the user with one of these contacts; an imported user is verified by it. */
  async #verifiedPlace(identities: readonly string[]): Promise<Place | null> {
    const place = await findPlace(this.#pool, { identities });
    if (place !== null || !(await verifyImported(this.#pool, identities))) return place;
    return findPlace(this.#pool, { identities });
  }

  async #placeOf(kind: StatusTokenKind, token: string): Promise<Place | null> {
    const grant = readStatusToken(this.#secrets, kind, token);
    if (grant === null) return null;
    const place = await findPlace(this.#pool, { signupId: grant.signupId });
    return place?.generation === grant.generation ? place : null;
  }

  #open(place: Place): { readonly ok: true } & OpenedStatus {
    return { ok: true, message: `Welcome back, ${place.firstName}.`, ...this.#sessionOf(place) };
  }

  #sessionOf({ signupId, generation }: Pick<Place, 'signupId' | 'generation'>): StatusSession {
    const now = Math.floor(Date.now() / 1000);
    const sign = (kind: 'session' | 'known', validSeconds: number) =>
      signStatusToken(this.#secrets, kind, { signupId, generation, expires: now + validSeconds });
    return {
      session: sign('session', sessionValidSeconds),
      validSeconds: sessionValidSeconds,
      known: sign('known', knownValidSeconds),
    };
  }
}

const linkInvalid: Failure = failure(
  'STATUS_LINK_INVALID',
  'This link no longer works. Enter your email or phone number and we’ll send you a code instead.',
);
