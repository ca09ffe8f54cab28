import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { createTestDatabase, testDatabase } from '../../testing/database.ts';
import { perFile } from '../../testing/lifetime.ts';
import { manySignups, randomRuns } from '../../testing/matrix.ts';
import { createExclusion, createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { seedSignups } from '../../seed/seed-signups.ts';
import { setStanding } from '../waitlist/waitlist.standing.repository.ts';
import { findStanding } from './status.repository.ts';

const database = testDatabase();
const waitlist = perFile(() => createWaitlist(database));

/** Points from the ledger, states from the signups and invitations: nothing that the neighbors are found by. */
const ranking = `SELECT id, seq::float8, points::float8, row_number() OVER (ORDER BY points DESC, seq)::int AS rank
  FROM (SELECT id, seq, coalesce(earned, 0) AS points FROM signup
    LEFT JOIN (SELECT referrer_seq AS seq, sum(points) AS earned FROM credit GROUP BY 1) AS ledger USING (seq)
    WHERE blocked_at IS NULL AND erased_at IS NULL
      AND NOT EXISTS (SELECT FROM unnest($1::bigint[]) AS away (seq) WHERE away.seq = signup.seq)) AS waiting`;

describe('the users around a user', () => {
  it('are exactly those next to them in a full ranking, over ties, users who left, and blocks without anybody', async () => {
    const { pool } = database;
    await seedSignups(pool, { signups: manySignups, pointsPerReferral: 10, onProgress: () => undefined });
    const exclusion = createExclusion(pool);
    const away = new Set<string>();
    const take = async (condition: string): Promise<void> => {
      const { rows } = await pool.query<{ seq: string }>(`SELECT seq::text FROM signup WHERE ${condition}`);
      const seqs = rows.map(({ seq }) => seq);
      for (const seq of seqs) away.add(seq);
      for (let from = 0; from < seqs.length; from += 500)
        await inTransaction(pool, (client) => setStanding(client, seqs.slice(from, from + 500), 'away'));
    };
    await take('seq BETWEEN 900 AND 3500'); // two blocks, and the ends of their neighbors
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: manySignups }), fc.nat(2), async (place, chosen) => {
        const { rows: ranked } = await pool.query<{ id: string; seq: number; points: number; rank: number }>(
          ranking,
          [[...away]],
        );
        const wanted = [0, 1, 3, ranked.length - 2, ranked.length - 1, place % ranked.length];
        const scored = ranked.filter(({ points }) => points > 0).length;
        for (const at of [...wanted, scored - 2, scored - 1, scored, scored + 1, (place * 7) % scored]) {
          const standing = await findStanding(pool, ranked[at]?.id ?? '');
          expect(standing?.place.rank).toBe(at + 1);
          expect(
            standing?.neighbors.map(({ seq, points, distance }) => ({
              seq,
              points,
              rank: at + 1 + distance,
            })),
          ).toEqual(
            ranked.slice(Math.max(0, at - 3), at + 4).map(({ seq, points, rank }) => ({ seq, points, rank })),
          );
        }
        const { id = '', seq = 0 } = ranked[place % ranked.length] ?? {};
        const decision = { actor: { kind: 'command-line' } } as const;
        if (chosen === 0) await exclusion.block(decision, id);
        else if (chosen === 1) await exclusion.erase(decision, id);
        else await take(`seq = ${seq}`);
      }),
      { numRuns: randomRuns(60), endOnFailure: true },
    );
  });

  it('are none for a user who left the ranking', async () => {
    const { id } = await joinVerified(database.pool, waitlist);
    const { rows } = await database.pool.query<{ seq: string }>(
      'SELECT seq::text FROM signup WHERE id = $1',
      [id],
    );
    await inTransaction(database.pool, (client) => setStanding(client, [rows[0]?.seq ?? ''], 'away'));
    expect(await findStanding(database.pool, id)).toMatchObject({ place: { rank: null }, neighbors: [] });
  });
});

it('users without points are found across any number of blocks in which there are none', async () => {
  const { pool, drop } = await createTestDatabase();
  const [newest, lonely] = [20_000_000, [5, 3000, 200_000, 17_000_000]];
  await pool.query('UPDATE waitlist_head SET last_seq = $1', [newest]);
  await pool.query(
    `INSERT INTO rank_block (points, level, block, people)
     SELECT 0, level, block, least(block + 1 << 3 + 7 * level, $1 + 1) - greatest(block << 3 + 7 * level, 1)
       - (SELECT count(*) FROM unnest($2::bigint[]) AS seq WHERE seq >> 3 + 7 * level = block)
     FROM generate_series(1, 3) AS level, generate_series(0, $1::bigint >> 3 + 7 * level) AS block`,
    [newest, lonely],
  );
  await pool.query(
    `INSERT INTO signup (seq, joined_at, id, referral_id, verified_by, email, email_key, phone, first_name, last_name, country)
     SELECT seq, now(), gen_random_uuid(), seq::text, 'email', '', seq::text, '', '', '', 'DE' FROM unnest($1::bigint[]) AS seq`,
    [lonely],
  );
  const nearest = async (from: number, step: number) =>
    (
      await pool.query<{ found: string[] }>('SELECT nearest_without_points($1, 3, $2) AS found', [from, step])
    ).rows[0]?.found.map(Number);
  expect(await nearest(0, 1)).toEqual([5, 3000, 200_000]);
  expect(await nearest(3000, 1)).toEqual([200_000, 17_000_000]);
  expect(await nearest(newest, -1)).toEqual([17_000_000, 200_000, 3000]);
  expect(await nearest(200_000, -1)).toEqual([3000, 5]);
  expect(await nearest(17_000_000, 1)).toEqual([]);
  await drop();
});
