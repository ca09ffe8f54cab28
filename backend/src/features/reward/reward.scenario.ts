import type { Pool } from 'pg';
import { settle as assess } from '../fairness/fairness.scenario.ts';
import { ClaimService } from './reward.claim.service.ts';
import { type NewRewardInput, RewardService } from './reward.service.ts';
import { settleNext } from './reward.settle.ts';

/** For tests: rewards, and what the runners do. */

export const caller = { viewer: null, clientAddress: '192.0.2.1' };

export const rewardsOn = (pool: Pool): RewardService => new RewardService({ pool, reader: pool });
export const claimsOn = (pool: Pool): ClaimService => new ClaimService({ pool, pickReader: () => pool });

export async function addReward(pool: Pool, changes: Partial<NewRewardInput> = {}): Promise<string> {
  const outcome = await rewardsOn(pool).add(
    {
      ...{
        name: 'A T-shirt',
        text: 'Green.',
        instructions: 'Wear it.',
        kind: 'manual',
        recipients: 'referrer',
      },
      ...{ referralsNeeded: 3, includesExisting: false },
      ...changes,
    },
    caller,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.reward.id;
}

/** Looks for fakes, then gives rewards, until there is nothing to do. */
export async function giveRewards(pool: Pool): Promise<void> {
  await assess(pool);
  while ((await settleNext(pool)).isMore);
  await settleNext(pool);
}

/** Who has reached a reward, by referral id and state, in the order of their claims. */
export async function claimsOf(
  pool: Pool,
  rewardId: string,
): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await pool.query<{ who: string; state: string }>(
    `SELECT referral_id AS who, CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN flagged_at IS NOT NULL THEN 'flagged'
       WHEN fulfilled_at IS NOT NULL THEN 'fulfilled' ELSE 'waiting' END AS state
     FROM reward_claim AS claim JOIN reward ON reward.seq = reward_seq JOIN signup ON signup.seq = signup_seq
     WHERE reward.id = $1 ORDER BY claim.seq`,
    [rewardId],
  );
  return rows.map(({ who, state }) => [who, state] as const);
}
