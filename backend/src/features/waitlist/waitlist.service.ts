import { randomUUIDv7 } from 'node:crypto';
import { emailContact, phoneContact } from '../../platform/contact/contact-key.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import { signupsPaused } from '../verification/verification.messages.ts';
import { browserKey } from '../verification/verification.rules.ts';
import type { SourceService } from '../source/source.service.ts';
import { notOnTheWaitlist } from '../referral/referral.messages.ts';
import { newReferralId } from '../referral/referral.new-id.ts';
import type { ErasedHashes } from './waitlist.erased-identity.ts';
import { joinedMessage } from './waitlist.form.ts';
import type { JoinQueue } from './waitlist.join-queue.ts';
import type { JoinCommand, JoinSources } from './waitlist.repository.ts';
import { type JoinInput, type JoinRequest, parseJoin } from './waitlist.rules.ts';

/** A user is on the waitlist. */
export interface Joined {
  readonly message: string;
  /** Whether they were on it before. */
  readonly alreadyJoined: boolean;
  /** The signup's UUID. */
  readonly id: string;
  /** Their own code to share. */
  readonly referralId: string;
  /** Whether the code they entered was accepted. A contact that is only stated never changes this. */
  readonly referralCredited: boolean;
}

type Sources = Pick<SourceService, 'choose' | 'noteKept'>;

/** The use cases of the waitlist. */
export class WaitlistService {
  readonly #queue: JoinQueue;
  readonly #erasedHashes: ErasedHashes;
  readonly #sources: Sources | null;
  readonly #arePaused: () => Promise<boolean>;

  /**
   * @param sources null: where users came from is not kept.
   * @param arePaused whether sign-ups are paused; only called for joins that have no usable verification.
   */
  constructor(
    queue: JoinQueue,
    erasedHashes: ErasedHashes,
    sources: Sources | null = null,
    arePaused: () => Promise<boolean> = () => Promise.resolve(false),
  ) {
    this.#queue = queue;
    this.#erasedHashes = erasedHashes;
    this.#sources = sources;
    this.#arePaused = arePaused;
  }

  /**
   * Puts a visitor who verified their phone or email within the last 15 minutes on the waitlist. The used verification,
   * row, credit and welcome message are one transaction, shared with other joins; any number of identical calls on any
   * instances create one signup and one credit.
   *
   * While sign-ups are paused, no code to join is sent, so only visitors who already have a code can join. Others get
   * SIGNUPS_PAUSED instead of VERIFICATION_REQUIRED.
   *
   * Fails with VALIDATION_FAILED (fields), VERIFICATION_REQUIRED, SIGNUPS_PAUSED, and NOT_FOUND (the user is blocked),
   * which change nothing, and with DATABASE_UNAVAILABLE within 8 seconds, or immediately while the database is known to
   * be unavailable. Whether the join was saved may then be unknown; joining again returns the existing signup or
   * creates it.
   */
  async join(input: JoinInput, browser: Browser): Promise<Outcome<Joined>> {
    const parsed = parseJoin(input);
    if (!parsed.ok) return parsed;
    const { request } = parsed;
    const sources = await this.#sourcesOf(input, browser);
    const answer = await this.#queue.join({
      ...request,
      id: randomUUIDv7(),
      referralId: newReferralId(),
      browserKey: browser.token === undefined ? null : browserKey(browser.token),
      erasedHashes: this.#hashesOf(request),
      sources,
    });
    if (answer.outcome === 'unverified')
      return (await this.#arePaused()) ? signupsPaused : verificationRequired;
    if (answer.outcome === 'blocked') return notOnTheWaitlist;
    if (answer.outcome === 'busy') return busy;
    const alreadyJoined = answer.outcome !== 'joined';
    if (!alreadyJoined) this.#noteKept(sources);
    const { id, referralId, referralCredited } = answer;
    const uncredited = request.referralCode !== null && !referralCredited;
    return {
      ok: true,
      message: joinMessage(answer.outcome, uncredited),
      alreadyJoined,
      id,
      referralId,
      referralCredited,
    };
  }

  async #sourcesOf({ source, lastSource }: JoinInput, { asksForPrivacy }: Browser): Promise<JoinSources> {
    const last = (await this.#sources?.choose(lastSource, asksForPrivacy)) ?? null;
    const first = (await this.#sources?.choose(source, asksForPrivacy)) ?? last;
    return { first, last: last?.id === first?.id ? null : last };
  }

  #noteKept({ first, last }: JoinSources): void {
    for (const each of [first, last]) if (each !== null) this.#sources?.noteKept(each);
  }

  /** Hashing is only worthwhile for a code that may credit a referrer. */
  #hashesOf({ referrerId, emailKey, phone }: JoinRequest): JoinCommand['erasedHashes'] {
    if (referrerId === null) return { email: [], phone: [] };
    return {
      email: this.#erasedHashes(emailContact(emailKey)),
      phone: this.#erasedHashes(phoneContact(phone)),
    };
  }
}

const verificationRequired = failure(
  'VERIFICATION_REQUIRED',
  'Please verify your phone or email first: request a new code and enter it.',
);

const busy = failure(
  'DATABASE_UNAVAILABLE',
  'We couldn’t save this just now. Nothing is lost. Try again in a moment.',
  { retryAfterSeconds: 5 },
);

/** The message to the user. */
export function joinMessage(outcome: 'joined' | 'existing' | 'stayed', uncredited: boolean): string {
  if (outcome === 'stayed') return 'Welcome back. You kept your spot.';
  if (outcome === 'existing') return 'You are already on the waitlist';
  return uncredited ? `${joinedMessage} The referral code you entered credited no one.` : joinedMessage;
}
