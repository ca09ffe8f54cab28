import fc from 'fast-check';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { testOrm } from '../../testing/orm.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import { AmbassadorReviewService } from '../ambassador/ambassador.review.service.ts';
import { applyVerified, reviewer } from '../ambassador/ambassador.scenario.ts';
import { honest, joinAll, randomLetters, settle as assess } from '../fairness/fairness.scenario.ts';
import { addReward, caller, claimsOn, giveRewards, rewardsOn } from './reward.scenario.ts';
import { settleNext } from './reward.settle.ts';

type Step =
  | { readonly kind: 'join'; readonly whose: number; readonly fake: boolean }
  | { readonly kind: 'block' | 'unblock' | 'erase' | 'fulfill'; readonly who: number }
  | { readonly kind: 'accept' | 'decline'; readonly who: number }
  | { readonly kind: 'look' | 'assess' | 'codes' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('join' as const), whose: fc.nat(3), fake: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('block' as const, 'unblock' as const, 'erase' as const, 'fulfill' as const),
      who: fc.nat(15),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('accept' as const, 'decline' as const), who: fc.nat(3) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('look' as const, 'assess' as const, 'codes' as const) }),
  },
);
/** Steps that happen at the same time, one round after the other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5, size: 'max' }), {
  minLength: 6,
  maxLength: 14,
  size: 'max',
});
const decision = { actor: { kind: 'command-line' } } as const;

/** Who is due each unlimited reward by the rows of the ledger, and has no or a withdrawn claim, or the other way around. */
const wrongClaims = `
  WITH net AS (SELECT referred_seq, referrer_seq, sum(points) > 0 AS counts FROM credit GROUP BY 1, 2),
  due AS (
    SELECT reward.seq AS reward_seq, signup.seq AS signup_seq FROM reward CROSS JOIN signup
    WHERE claim_limit IS NULL AND blocked_at IS NULL AND erased_at IS NULL
      AND (recipients <> 'ambassador' OR EXISTS (
        SELECT FROM ambassador_application AS application WHERE status = 'accepted' AND application.email_key = signup.email_key))
      AND (
      (SELECT count(*) FROM net WHERE net.referrer_seq = signup.seq AND counts) >= referrals_needed
      OR recipients = 'both' AND EXISTS (SELECT FROM net WHERE net.referred_seq = signup.seq AND counts))),
  kept AS (
    SELECT reward_seq, signup_seq FROM reward_claim JOIN reward ON reward.seq = reward_seq
    WHERE claim_limit IS NULL AND withdrawn_at IS NULL AND flagged_at IS NULL)
  SELECT * FROM due FULL JOIN kept USING (reward_seq, signup_seq) WHERE due IS NULL OR kept IS NULL`;

const tooMany = `
  SELECT reward_seq FROM reward_claim JOIN reward ON reward.seq = reward_seq WHERE withdrawn_at IS NULL
  GROUP BY reward_seq, claim_limit HAVING count(*) > claim_limit`;

/** Each code has one user at most, and each user of a pool who has it a code. */
const wrongCodes = `
  SELECT claim.seq FROM reward_claim AS claim JOIN reward ON reward.seq = reward_seq AND kind = 'code_pool' JOIN signup ON signup.seq = signup_seq
  LEFT JOIN reward_code AS code ON code.claim_seq = claim.seq
  WHERE (code.seq IS NULL) <> (fulfilled_at IS NULL OR erased_at IS NOT NULL)`;

/** A user applies to be an ambassador. @returns the id of their application. */
async function apply(pool: Pool, signupId: string): Promise<string> {
  const { rows } = await pool.query<{ email: string }>('SELECT email FROM signup WHERE id = $1', [signupId]);
  const { id } = await applyVerified(pool, { email: rows[0]?.email ?? '' });
  return id;
}

async function play(database: TestDatabase, history: readonly (readonly Step[])[]): Promise<void> {
  const { pool } = database;
  const other = database.newPool();
  const manual = await addReward(pool, { referralsNeeded: 2 });
  const pooled = await addReward(pool, { kind: 'code_pool', referralsNeeded: 1, recipients: 'both' });
  await addReward(pool, { referralsNeeded: 1, recipients: 'both', limit: 3 });
  await addReward(pool, { referralsNeeded: 1, recipients: 'ambassador' });
  const people = [...(await joinAll(database, undefined, honest(4)))];
  const exclusion = createExclusion(pool);
  const applications: string[] = [];
  for (const { id } of people) applications.push(await apply(pool, id));
  let codes = 0;
  const take = async (each: Step): Promise<unknown> => {
    switch (each.kind) {
      case 'join':
        return joinAll(
          database,
          people[each.whose]?.referralId,
          honest(1, each.fake ? { person: { email: `${randomLetters(9)}@mailinator.com` } } : {}),
        ).then((joined) => people.push(...joined));
      case 'block':
      case 'unblock':
      case 'erase':
        return exclusion[each.kind](decision, people[each.who % people.length]?.id ?? '');
      case 'accept':
      case 'decline': {
        const reviews = new AmbassadorReviewService(testOrm, each.who % 2 === 0 ? pool : other);
        const status = each.kind === 'accept' ? 'accepted' : 'declined';
        return reviews.setStatus(applications[each.who] ?? '', { status }, reviewer);
      }
      case 'fulfill': {
        const waiting = await claimsOn(pool).list({ rewardId: manual, state: 'waiting' });
        const ids = waiting.ok ? waiting.page.docs.map(({ id }) => id) : [];
        return ids.length > 0 && claimsOn(pool).fulfill(ids.slice(0, 1), caller);
      }
      case 'look':
        return settleNext((codes += 1) % 2 === 0 ? pool : other);
      case 'assess':
        return assess(pool);
      case 'codes':
        return rewardsOn(pool).addCodes(pooled, [`C${(codes += 1)}`, `D${codes}`], caller);
    }
  };
  for (const round of history) await Promise.all(round.map(take));
  await giveRewards(pool);
  for (const query of [wrongClaims, tooMany, wrongCodes]) expect((await pool.query(query)).rows).toEqual([]);
  await expectConsistent(pool);
}

it(
  'whatever happens at the same time, everyone has what the ledger says they are due, once',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (history) => {
        const database = await createTestDatabase();
        try {
          await play(database, history);
        } finally {
          await database.drop();
        }
      }),
      { numRuns: randomRuns(100), endOnFailure: true },
    );
  },
);
