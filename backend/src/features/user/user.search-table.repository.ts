import type { ClientBase, Pool } from 'pg';
import type { ErasablePerson } from '../../platform/erasure/person-eraser.ts';

/** Copies the next signups into the search table, at most so many. @returns how many they were. */
export async function addToSearch(pool: Pool, atMost: number): Promise<number> {
  const { rows } = await pool.query<{ added: number }>('SELECT signup_search_add($1) AS added', [atMost]);
  return rows[0]?.added ?? 0;
}

/** How many signups the search table does not hold yet, and how many it holds. */
export async function findSearchBacklog(
  pool: Pool,
): Promise<{ readonly missing: number; readonly held: number }> {
  const { rows } = await pool.query<{ missing: number; held: number }>(
    `SELECT (last_seq - through_seq)::float8 AS missing, through_seq::float8 AS held FROM waitlist_head, signup_search_head`,
  );
  return rows[0] ?? { missing: 0, held: 0 };
}

/** Fills the search table in one go. */
export async function fillSearch(client: ClientBase): Promise<void> {
  await client.query('SELECT signup_search_fill()');
}

/** Takes somebody out of what is searched; their row, which holds nothing personal any more, keeps its place in the lists. */
export async function eraseFromSearch(client: ClientBase, { signupSeq }: ErasablePerson): Promise<void> {
  if (signupSeq !== null) await client.query('SELECT signup_search_erase($1)', [signupSeq]);
}
