import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import { recordEvents } from '../../platform/events/record-event.ts';
import { lockRewards } from './reward.repository.ts';
import {
  type ClaimChange,
  findChangedClaims,
  giveCodes,
  hasRewards,
  settleClaims,
  takeJoins,
  takeReconsidered,
  takeScanned,
} from './reward.settle.repository.ts';

/** The kind of notice; its key is the place of the claim. */
export const rewardNotice = 'reward';

/** Steps hold locks, so each is small. */
const settledAtOnce = 500;

export interface Step {
  readonly isWork: boolean;
  readonly isMore: boolean;
}

/**
 * Looks at the rewards of the next users: all in one transaction, so that a crash takes back all of it, and what was done is
 * not done again.
 */
export function settleNext(pool: Pool): Promise<Step> {
  return inTransaction(pool, async (client): Promise<Step> => {
    await lockRewards(client);
    if (!(await hasRewards(client))) return { isWork: false, isMore: false };
    const due = [
      await takeReconsidered(client, settledAtOnce),
      await takeJoins(client, settledAtOnce),
      await takeScanned(client, settledAtOnce),
    ];
    const seqs = due.flatMap((each) => each.seqs);
    const settled = seqs.length === 0 ? [] : await settleClaims(client, seqs);
    const given = await giveCodes(client);
    await tell(client, [...settled, ...given]);
    return {
      isWork: seqs.length > 0 || given.length > 0,
      isMore: given.length > 0 || due.some(({ isMore }) => isMore),
    };
  });
}

/** Other systems are told of every change, users of what they get. */
export async function tell(client: ClientBase, changes: readonly ClaimChange[]): Promise<void> {
  if (changes.length === 0) return;
  const claims = await findChangedClaims(client, [...new Set(changes.map(({ claimSeq }) => claimSeq))]);
  const told = changes.flatMap(({ claimSeq, change }) => {
    const claim = claims.get(claimSeq);
    return claim === undefined ? [] : [{ ...claim, change }];
  });
  const news = told.filter(({ kind, change }) => change === (kind === 'code_pool' ? 'fulfilled' : 'reached'));
  await queueNotices(
    client,
    rewardNotice,
    news.map(({ claimSeq }) => claimSeq),
  );
  await recordEvents(
    client,
    told.map(({ change, signupSeq, claimId, rewardId, referralsNeeded }) => ({
      type: `reward.${change}` as const,
      signupSeq,
      data: { claimId, rewardId, referralsNeeded },
    })),
  );
}
