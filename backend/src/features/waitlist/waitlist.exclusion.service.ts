import type { ClientBase, Pool } from 'pg';
import { type AuditActor, recordAudit } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { ErasablePerson, PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { isUserId } from '../referral/referral.rules.ts';
import { type ErasedHashes, keepErasedIdentity } from './waitlist.erased-identity.ts';
import { eraseSignups, findContact } from './waitlist.erasure.repository.ts';
import {
  lockSignup,
  type LockedSignup,
  moveCredits,
  setBlocked,
  setStanding,
  type Standing,
} from './waitlist.standing.repository.ts';

/** The admin who changes a signup, and their address. */
export interface Decision {
  readonly actor: AuditActor;
  /** Left out for actions on the machine's command line. */
  readonly clientAddress?: string;
}

/** Whether a signup is blocked. */
export interface Blocking {
  readonly message: string;
  readonly id: string;
  /** Since when; null: not blocked. */
  readonly blockedAt: Date | null;
}

/** Other reasons for which users leave the ranking, such as invitations, in the transaction of `client`. */
export interface AwayKeeper {
  /** Users are blocked or erased. */
  readonly excluded: (client: ClientBase, signupSeqs: readonly string[]) => Promise<void>;
  /** A user was unblocked; returns where they stand now. */
  readonly standingBack: (client: ClientBase, signupSeq: string) => Promise<Standing>;
}

export interface ExclusionDependencies {
  readonly pool: Pool;
  readonly away: AwayKeeper;
  /** Erasers of other personal data, in the order of their locks. */
  readonly erasers: readonly PersonEraser[];
  readonly erasedHashes: ErasedHashes;
}

/** Blocks, unblocks and erases users. */
export class ExclusionService {
  readonly #pool: Pool;
  readonly #away: AwayKeeper;
  readonly #erasers: readonly PersonEraser[];
  readonly #erasedHashes: ErasedHashes;

  constructor({ pool, away, erasers, erasedHashes }: ExclusionDependencies) {
    this.#pool = pool;
    this.#away = away;
    this.#erasers = erasers;
    this.#erasedHashes = erasedHashes;
  }

  /**
   * Blocks a user: from then on they have no rank, everyone behind them moves up by one, and their code credits no one.
   * Their own points stay; the credit that their join gave their referrer is taken back. A blocked user stays blocked.
   *
   * Fails with NOT_FOUND if the id is unknown or the user was erased.
   */
  block(decision: Decision, id: string): Promise<Outcome<Blocking>> {
    return this.#setBlocked(decision, id, true);
  }

  /**
   * Unblocks a user. They get the rank that points and join order determine, and their referrer's credit counts again.
   * Does nothing if they are not blocked.
   *
   * Fails with NOT_FOUND if the id is unknown or the user was erased.
   */
  unblock(decision: Decision, id: string): Promise<Outcome<Blocking>> {
    return this.#setBlocked(decision, id, false);
  }

  /**
   * Permanently removes a user's personal data: from their signup, their verification codes, their messages, and the
   * ambassador application for the email they verified. They leave the ranking like a blocked user. The credits they
   * received and gave stay in the ledger, under a number that identifies no one. They may join again; if their join
   * credited a referrer, a keyed hash of their identity stays, so that joining again credits no one.
   *
   * Fails with NOT_FOUND if the id is unknown or the user was already erased.
   */
  erase(decision: Decision, id: string): Promise<Outcome<{ message: string }>> {
    return this.#change(id, async (client, signup) => {
      await this.eraseLocked(client, signup);
      await recordAudit(client, { ...decision, action: 'signup.erase', target: { kind: 'signup', id } });
      return { ok: true, message: 'Personal data erased.' };
    });
  }

  /**
   * Erases a user who is not erased, in the transaction of `client`, which holds the lock of `waitlist_head`: one in each
   * transaction, for the order of the erasers' locks. The caller records in the audit log who did it.
   */
  async eraseLocked(client: ClientBase, signup: LockedSignup): Promise<void> {
    const people = await eraseSignups(client, [signup.seq], this.#erasedHashes);
    if (signup.blockedAt === null) await this.#away.excluded(client, [signup.seq]);
    for (const erase of this.#erasers) await erase(client, people);
    await recordEvent(client, { type: 'signup.erased', signupSeq: signup.seq });
  }

  /**
   * Takes back users who were imported and are not verified, as if they had never been on the list, in the transaction of
   * `client`, which holds the lock of `waitlist_head`: their referrers lose the credits, and nothing personal is left. They may
   * credit a referrer when they join. Nobody is told: nobody was told that they were on it, so hardly anything else locks
   * what erasers know about them, and a few hundred can be taken back at a time.
   */
  async takeBack(client: ClientBase, signups: readonly LockedSignup[]): Promise<void> {
    await this.#takeBack(client, signups, (person) => person);
  }

  /**
   * Takes back a user who was merged into an earlier one, in the transaction of `client`, which holds the lock of `waitlist_head` and
   * has moved what they had. Their referrer loses the credit, as for someone who joins again, and their contact is free to join anew
   * but earns no one a credit.
   *
   * @param keepsApplication whether their application as an ambassador is the other user's by now.
   */
  async takeBackMerged(client: ClientBase, signup: LockedSignup, keepsApplication: boolean): Promise<void> {
    const contact = await findContact(client, signup.seq);
    await keepErasedIdentity(client, this.#erasedHashes(contact)[0]);
    await this.#takeBack(client, [signup], (person) =>
      keepsApplication ? { ...person, verifiedEmailKey: null } : person,
    );
    await recordEvent(client, { type: 'signup.erased', signupSeq: signup.seq });
  }

  async #takeBack(
    client: ClientBase,
    signups: readonly LockedSignup[],
    toErase: (person: ErasablePerson) => ErasablePerson,
  ): Promise<void> {
    const counting = signups.filter(({ blockedAt }) => blockedAt === null).map(({ seq }) => seq);
    await setBlocked(client, counting, true);
    await this.#away.excluded(client, counting);
    await moveCredits(client, counting, 'reverse');
    const all = signups.map(({ seq }) => seq);
    const people = (await eraseSignups(client, all, null)).map(toErase);
    for (const erase of this.#erasers) await erase(client, people);
  }

  #setBlocked(decision: Decision, id: string, blocked: boolean): Promise<Outcome<Blocking>> {
    return this.#change(id, async (client, signup) => {
      if ((signup.blockedAt !== null) === blocked) return blocking(id, signup.blockedAt);
      const blockedAt = await this.setBlocked(client, signup, blocked);
      await recordBlocking(client, decision, id, blocked);
      return blocking(id, blockedAt);
    });
  }

  /**
   * Blocks or unblocks a user who is not erased and not yet so, in the transaction of `client`, which holds the lock of
   * `waitlist_head`. The caller records in the audit log who did it.
   *
   * @returns since when they are blocked; null: they are not.
   */
  async setBlocked(client: ClientBase, { seq }: LockedSignup, blocked: boolean): Promise<Date | null> {
    const blockedAt = await setBlocked(client, [seq], blocked);
    if (blocked) await this.#away.excluded(client, [seq]);
    const standing = blocked ? 'excluded' : await this.#away.standingBack(client, seq);
    await setStanding(client, [seq], standing);
    await recordEvent(client, { type: blocked ? 'signup.blocked' : 'signup.unblocked', signupSeq: seq });
    await moveCredits(client, [seq], blocked ? 'reverse' : 'restore');
    return blockedAt;
  }

  async #change<T extends object>(
    id: string,
    work: (client: ClientBase, signup: LockedSignup) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    if (!isUserId(id)) return unknownSignup;
    return inTransaction(this.#pool, async (client) => {
      const signup = await lockSignup(client, id);
      return signup?.erasedAt === null ? work(client, signup) : unknownSignup;
    });
  }
}

/** Adds to the audit log that a user was blocked or unblocked. */
export const recordBlocking = (
  client: ClientBase,
  decision: Decision,
  id: string,
  blocked: boolean,
): Promise<void> =>
  recordAudit(client, {
    ...decision,
    action: blocked ? 'signup.block' : 'signup.unblock',
    target: { kind: 'signup', id },
  });

export const unknownSignup = failure(
  'NOT_FOUND',
  'There is no such signup. It may have been erased: look it up again in the list.',
);

const blocking = (id: string, blockedAt: Date | null): Outcome<Blocking> => ({
  ok: true,
  message:
    blockedAt === null
      ? 'The user is not blocked and keeps their spot.'
      : 'The user is blocked. They have no rank, their code earns no points, and the points that their join gave are taken back.',
  id,
  blockedAt,
});
