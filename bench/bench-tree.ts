import type { Pool } from 'pg';
import { fillSearch } from '../backend/src/features/user/user.search-table.repository.ts';

const childrenEach = 10;

/**
 * Adds users who referred each other, ten each, level by level; without points, so that ranks stay worth measuring.
 * @returns the id of the first of them.
 */
export async function addTree(pool: Pool, people: number): Promise<string> {
  await pool.query(
    `WITH head AS MATERIALIZED (SELECT last_seq, last_joined_at FROM waitlist_head), added AS (
       INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone, first_name, last_name, country, answers)
       SELECT last_seq + place, CASE WHEN place > 1 THEN last_seq + 1 + (place - 2) / $2 END, last_joined_at, gen_random_uuid(),
         'TREE' || lpad((last_seq + place)::text, 10, '0'), 'email', 'tree' || last_seq + place || '@example.org', 'tree' || last_seq + place || '@example.org', '+1555' || lpad(place::text, 7, '0'),
         'Tree', 'Person', 'US', '{"broker": "zerodha"}'
       FROM head, generate_series(1, $1::int) AS place)
     UPDATE waitlist_head SET last_seq = last_seq + $1`,
    [people, childrenEach],
  );
  await fillSearch(pool);
  await pool.query('ANALYZE signup, signup_search');
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM signup JOIN waitlist_head ON seq = last_seq + 1 - $1',
    [people],
  );
  if (rows[0] === undefined) throw new Error('The tree was not added');
  return rows[0].id;
}
