import type { Pool } from 'pg';
import { seedSignups } from '../seed/seed-signups.ts';
import { createExclusion, pointsPerReferral } from './scenarios.ts';

/** For tests: many people, some of them blocked or erased. */

const decision = { actor: { kind: 'command-line' } } as const;

export const seedPeople = (pool: Pool, signups: number): Promise<void> =>
  seedSignups(pool, { signups, pointsPerReferral, onProgress: () => undefined });

/** As if everyone after a place in the join order had joined since the search table was last filled. */
export async function takeOutOfSearch(pool: Pool, after: number): Promise<void> {
  await pool.query('DELETE FROM signup_search WHERE seq > $1', [after]);
  await pool.query('UPDATE signup_search_head SET through_seq = $1', [after]);
}

/** The id of the n-th user to join. */
export async function idOf(pool: Pool, seq: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM signup WHERE seq = $1', [seq]);
  if (rows[0] === undefined) throw new Error(`Nobody joined as number ${seq}`);
  return rows[0].id;
}

export async function block(pool: Pool, seq: number): Promise<void> {
  const outcome = await createExclusion(pool).block(decision, await idOf(pool, seq));
  if (!outcome.ok) throw new Error(outcome.code);
}

export async function erase(pool: Pool, seq: number): Promise<void> {
  const outcome = await createExclusion(pool).erase(decision, await idOf(pool, seq));
  if (!outcome.ok) throw new Error(outcome.code);
}

/** An import that users came by who joined at these places, the ends included. */
export async function seedImport(
  pool: Pool,
  id: string,
  ranges: readonly (readonly [number, number])[],
): Promise<void> {
  await pool.query(
    `INSERT INTO import (id, name, headings, columns, lines, valid, invalid, repeated, here, unknown_referrer, has_dates, points_per_referral, actor, state, started_at, seqs)
     VALUES ($1, 'users.csv', '{}', '{}', 0, 0, 0, 0, 0, 0, false, 1, '{}', 'done', now(), $2)`,
    [id, `{${ranges.map(([first, last]) => `[${first},${last}]`).join(',')}}`],
  );
}
