import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { createMerges, merge } from './merge.scenario.ts';

const decision = { actor: { kind: 'command-line' } } as const;

type Step =
  | { readonly kind: 'join'; readonly whose: number }
  | { readonly kind: 'merge'; readonly who: number; readonly other: number }
  | { readonly kind: 'block' | 'unblock' | 'erase' | 'hold' | 'release' | 'grant'; readonly who: number };

const who = fc.nat(20);
const on = (weight: number, kind: Exclude<Step['kind'], 'join' | 'merge'>) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), who }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('join' as const), whose: who }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('merge' as const), who, other: who }) },
  ...[on(1, 'block'), on(2, 'unblock'), on(1, 'erase'), on(2, 'hold'), on(2, 'release'), on(1, 'grant')],
);
/** Steps that happen at the same time, one round after the other. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }), {
  minLength: 8,
  maxLength: 16,
  size: 'max',
});

describe('merging', () => {
  it(
    'leaves ledger, points, counts and ranks in agreement, whatever else happens on two instances',
    { timeout: 120_000 },
    async () => {
      let merged = 0;
      await fc.assert(
        fc.asyncProperty(rounds, async (script) => {
          const database = await createTestDatabase();
          try {
            const { pool } = database;
            const waitlists = [createWaitlist(database), createWaitlist(database)] as const;
            const exclusion = createExclusion(database.newPool(5));
            const merges = createMerges(database.newPool(5));
            const people: { readonly id: string; readonly referralId: string }[] = [];
            const at = (place: number) => people[place % Math.max(1, people.length)];
            const hold = (id: string, state: string, cause: string) =>
              pool
                .query(
                  `WITH held AS (
                 INSERT INTO credit_hold (referred_seq, referrer_seq, state)
                 SELECT seq, referrer_seq, $2 FROM signup WHERE id = $1 AND referrer_seq IS NOT NULL
                 ON CONFLICT (referred_seq) DO UPDATE SET state = excluded.state RETURNING referred_seq)
               SELECT FROM held`,
                  [id, state],
                )
                .then(() =>
                  pool.query(
                    'SELECT FROM waitlist_move_credits(ARRAY(SELECT seq FROM signup WHERE id = $1), $2)',
                    [id, cause],
                  ),
                );
            const take = async (action: Step): Promise<void> => {
              if (action.kind === 'join') {
                const referralCode = at(action.whose)?.referralId;
                people.push(
                  await joinVerified(pool, waitlists[people.length % 2 === 0 ? 0 : 1], { referralCode }),
                );
                return;
              }
              const id = at(action.who)?.id;
              if (id === undefined) return;
              if (action.kind === 'merge') {
                const other = at(action.other)?.referralId;
                if (other === undefined) return;
                const outcome = await merge(merges, id, other);
                if (outcome.ok) merged += 1;
                else
                  expect(['NOT_FOUND', 'VALIDATION_FAILED', 'WRONG_STATE', 'CONFLICT']).toContain(
                    outcome.code,
                  );
              } else if (action.kind === 'hold') await hold(id, 'held', 'hold');
              else if (action.kind === 'release') await hold(id, 'released', 'release');
              else if (action.kind === 'grant')
                await pool.query(
                  `DO $$ BEGIN
                   PERFORM FROM waitlist_head FOR UPDATE;
                   INSERT INTO point_grant (id, signup_seq, points, reason, is_visible, granted_by)
                   SELECT gen_random_uuid(), seq, 7, 'kind', false, 'ada' FROM signup WHERE id = '${id}' AND erased_at IS NULL;
                   IF FOUND THEN
                     PERFORM waitlist_apply_points(ARRAY[seq], ARRAY[7::bigint], ARRAY[0::bigint]) FROM signup WHERE id = '${id}';
                   END IF;
                 END $$`,
                );
              else await exclusion[action.kind](decision, id);
            };
            for (const round of script) {
              await Promise.all(round.map(take));
              await expectConsistent(pool);
            }
          } finally {
            await database.drop();
          }
        }),
        { numRuns: randomRuns(20), endOnFailure: true },
      );
      expect(merged).toBeGreaterThan(4);
    },
  );

  it(
    'credits each join with either code exactly once, to the kept user, while they are merged',
    { timeout: 120_000 },
    async () => {
      const database = await createTestDatabase();
      try {
        const { pool } = database;
        const waitlists = [createWaitlist(database), createWaitlist(database)] as const;
        const merges = createMerges(pool);
        for (let turn = 0; turn < 10; turn += 1) {
          const kept = await joinVerified(pool, waitlists[0]);
          const merged = await joinVerified(pool, waitlists[1]);
          const joins = Array.from({ length: 24 }, (_, nth) =>
            joinVerified(pool, waitlists[nth % 2 === 0 ? 0 : 1], {
              referralCode: (nth % 3 === 0 ? kept : merged).referralId,
            }),
          );
          const outcome = await merge(merges, kept.id, merged.id);
          expect(outcome.ok).toBe(true);
          await Promise.all(joins);
          const { rows } = await pool.query<{ points: string; referrals: string; friends: string }>(
            `SELECT points, referral_count AS referrals, (SELECT count(*) FROM signup AS friend WHERE friend.referrer_seq = signup.seq) AS friends
           FROM signup JOIN score USING (seq) WHERE id = $1`,
            [kept.id],
          );
          expect(rows).toEqual([{ points: '240', referrals: '24', friends: '24' }]);
          await expectConsistent(pool);
        }
      } finally {
        await database.drop();
      }
    },
  );

  it('credits the kept user for a join that read the owner of the code before the merge', async () => {
    const database = await createTestDatabase();
    try {
      const { pool } = database;
      const waitlist = createWaitlist(database);
      const kept = await joinVerified(pool, waitlist);
      const merged = await joinVerified(pool, waitlist);
      const waiting = async () =>
        (
          await pool.query<{ waiting: number }>(
            `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).rows[0]?.waiting;
      const holder = await pool.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT FROM waitlist_head FOR UPDATE');
      const merging = merge(createMerges(pool), kept.id, merged.id);
      await expect.poll(waiting).toBe(1);
      const joining = joinVerified(pool, waitlist, { referralCode: merged.referralId });
      await expect.poll(waiting).toBe(2);
      await holder.query('COMMIT');
      holder.release();
      expect(await merging).toMatchObject({ ok: true });
      expect(await joining).toMatchObject({ referralCredited: true });
      const { rows } = await pool.query('SELECT points FROM score JOIN signup USING (seq) WHERE id = $1', [
        kept.id,
      ]);
      expect(rows).toEqual([{ points: '10' }]);
      await expectConsistent(pool);
    } finally {
      await database.drop();
    }
  });
});
