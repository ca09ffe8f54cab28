import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { testDatabase } from '../../testing/database.ts';
import { perTest } from '../../testing/lifetime.ts';
import { createExclusion } from '../../testing/scenarios.ts';
import type { Decision } from '../waitlist/waitlist.exclusion.service.ts';
import { creditsOf, honest, joinAll, pointsOf, randomLetters, settle } from './fairness.scenario.ts';

const database = testDatabase(perTest);
const decision: Decision = { actor: { kind: 'command-line' } };
const fakes = (count: number) =>
  honest(count).map(() => ({ person: { email: `${randomLetters(8)}@mailinator.com` } }));

describe('erasing a user', () => {
  it('leaves nothing of what was seen, and changes nothing about the credit', async () => {
    const [referrer] = await joinAll(database, undefined, honest(1));
    const referralId = referrer?.referralId ?? '';
    const [fake, other] = await joinAll(database, referralId, fakes(2));
    await settle(database.pool);
    await createExclusion(database.pool).erase(decision, fake?.id ?? '');
    const { rows } = await database.pool.query(
      `SELECT id, assessment.seq IS NOT NULL AS assessed, credit_hold.signals, state FROM signup
       LEFT JOIN assessment USING (seq) LEFT JOIN credit_hold ON referred_seq = signup.seq WHERE signup.referrer_seq IS NOT NULL ORDER BY assessment.seq NULLS FIRST`,
    );
    expect(rows).toEqual([
      { id: fake?.id, assessed: false, signals: [], state: 'held' },
      { id: other?.id, assessed: true, signals: ['disposable'], state: 'held' },
    ]);
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    await expectConsistent(database.pool);
  });

  it('before they are assessed leaves nothing to assess', async () => {
    const [referrer] = await joinAll(database, undefined, honest(1));
    const [fake] = await joinAll(database, referrer?.referralId, fakes(1));
    await createExclusion(database.pool).erase(decision, fake?.id ?? '');
    await settle(database.pool);
    expect(await creditsOf(database.pool, referrer?.referralId ?? '')).toEqual({ counted: 1 });
    const { rowCount } = await database.pool.query('SELECT FROM assessment');
    expect(rowCount).toBe(0);
  });

  it(
    'while they are assessed and held leaves nothing, and nobody waits for the other',
    { timeout: 60_000 },
    async () => {
      const [referrer] = await joinAll(database, undefined, honest(1));
      const exclusion = createExclusion(database.newPool(4));
      const ring = await joinAll(database, referrer?.referralId, fakes(60));
      const erased = ring.filter((_, nth) => nth % 2 === 0);
      await Promise.all([
        settle(database.pool),
        ...erased.map(({ id }) => exclusion.erase(decision, id)),
        settle(database.newPool(2)),
      ]);
      await settle(database.pool);
      const { rows } = await database.pool.query<{ left: number; reasons: number }>(
        `SELECT count(assessment.seq)::int AS left, (SELECT count(*) FROM credit_hold JOIN signup AS held ON held.seq = referred_seq WHERE held.erased_at IS NOT NULL AND credit_hold.signals <> '{}')::int AS reasons
       FROM signup LEFT JOIN assessment USING (seq) WHERE erased_at IS NOT NULL`,
      );
      expect(rows).toEqual([{ left: 0, reasons: 0 }]);
      await expectConsistent(database.pool);
    },
  );
});

describe('blocking a user whose credit is held', () => {
  it('changes no points, whatever is undone first', async () => {
    const [referrer] = await joinAll(database, undefined, honest(1));
    const referralId = referrer?.referralId ?? '';
    const [fake] = await joinAll(database, referralId, fakes(1));
    const id = fake?.id ?? '';
    await settle(database.pool);
    const exclusion = createExclusion(database.pool);
    await exclusion.block(decision, id);
    await exclusion.unblock(decision, id);
    expect(await pointsOf(database.pool, referralId)).toBe(0);
    const { rows } = await database.pool.query(
      'SELECT points, cause FROM credit JOIN signup ON seq = referred_seq WHERE id = $1 ORDER BY revision',
      [id],
    );
    expect(rows).toEqual([
      { points: 10, cause: 'join' },
      { points: -10, cause: 'hold' },
    ]);
    await expectConsistent(database.pool);
  });
});
