import type { Pool } from 'pg';
import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { notOnTheWaitlist } from './referral.messages.ts';
import { findPoints, findReferrer, RankReader, type RankRow, type Referrer } from './referral.repository.ts';
import { isUserId, toReferralId } from './referral.rules.ts';

/** Whose rank to return: exactly one of the two. */
export interface RankQuery {
  readonly userId?: string | null | undefined;
  readonly referralId?: string | null | undefined;
}

export const pointsMessage = 'Points are up to date';

/** The points of a code's owner. */
export interface ReferralPoints {
  readonly message: string;
  readonly referralId: string;
  readonly referralPoints: number;
}

/** Ranks and points, as in the ledger at the time of the call. */
export class ReferralService {
  readonly #pool: Pool;
  readonly #ranks: RankReader;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#ranks = new RankReader(pool);
  }

  /**
   * The rank of one signup: 1 + users with more points + users with equal points who joined earlier. Exact at every call.
   *
   * Fails with BAD_REQUEST unless exactly one of the two is given, NOT_FOUND if it is unknown.
   */
  async rank({ userId, referralId }: RankQuery): Promise<Outcome<RankRow>> {
    const byId = userId?.trim() ?? '';
    const byCode = referralId?.trim() ?? '';
    if ((byId === '') === (byCode === ''))
      return failure('BAD_REQUEST', 'Give either userId or referralId: one of them, and not both.');
    const code = toReferralId(byCode);
    const key = byId === '' ? code !== null && { referralId: code } : isUserId(byId) && { userId: byId };
    const row = key === false ? null : await this.#ranks.find(key);
    return row === null ? notOnTheWaitlist : { ok: true, ...row };
  }

  /**
   * Returns the current points of a code's owner. It adds none: the join that used the code has credited it.
   *
   * Fails with VALIDATION_FAILED (no code), REFERRAL_NOT_FOUND.
   */
  async points(referralCode: string | null | undefined): Promise<Outcome<ReferralPoints>> {
    const code = referralCode?.trim() ?? '';
    if (code === '') return noCode;
    const referralId = toReferralId(code);
    const points = referralId === null ? null : await findPoints(this.#pool, referralId);
    if (referralId === null || points === null) return unknownCode;
    return { ok: true, message: pointsMessage, referralId, referralPoints: points };
  }

  /**
   * Whose code it is, as friends who open the link see them. A change of that setting shows in the next call.
   *
   * Fails with VALIDATION_FAILED (no code), REFERRAL_NOT_FOUND: unknown, or its owner is blocked or erased.
   */
  async referrer(referralCode: string | null | undefined): Promise<Outcome<Referrer>> {
    const code = referralCode?.trim() ?? '';
    if (code === '') return noCode;
    const referralId = toReferralId(code);
    const referrer = referralId === null ? null : await findReferrer(this.#pool, referralId);
    return referrer === null ? unknownCode : { ok: true, ...referrer };
  }

  /** The same, for a code in its stored spelling; null if it is unknown. */
  invitation(referralId: string): Promise<Referrer | null> {
    return findReferrer(this.#pool, referralId);
  }
}

const noCode: Failure = failure('VALIDATION_FAILED', 'Please enter a referral code.', {
  fields: { referralCode: 'Referral code is required' },
});
const unknownCode: Failure = failure(
  'REFERRAL_NOT_FOUND',
  'This referral code doesn’t exist. Check it with the friend who shared it.',
);
