import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { ErasablePerson } from '../../platform/erasure/person-eraser.ts';

/** Copies the next signups into the search table, up to a maximum. @returns how many it copied, and how many are left. */
export async function addToSearch(
  pool: Pool,
  atMost: number,
): Promise<{ readonly added: number; readonly left: number }> {
  const { rows } = await pool.query<{ added: number; waiting: number }>(
    `SELECT signup_search_add($1) AS added, (last_seq - through_seq)::int AS waiting
     FROM waitlist_head, signup_search_head`,
    [atMost],
  );
  const { added, waiting } = rows[0] ?? { added: 0, waiting: 0 };
  return { added, left: waiting - added };
}

const fillAtMostMs = 60 * 60 * 1000;

/**
 * Brings the search table up to date after a mass of signups. If they are more than it holds, it is refilled and then
 * indexed, which is several times faster; searches wait meanwhile.
 */
export async function fillSearch(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ faster: boolean }>(
    'SELECT last_seq > 2 * through_seq AS faster FROM waitlist_head, signup_search_head',
  );
  if (rows[0]?.faster === true)
    await inTransaction(pool, async (client) => {
      await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL maintenance_work_mem = '256MB'`);
      const fill = {
        text: 'SELECT signup_search_fill(last_seq) FROM waitlist_head',
        query_timeout: fillAtMostMs,
      };
      await client.query(fill);
    });
  while ((await addToSearch(pool, 1000)).added > 0);
  await pool.query('ANALYZE signup_search');
}

/**
 * Removes a user from the search; their row, which no longer contains anything personal, keeps its place in the lists.
 */
export async function eraseFromSearch(client: ClientBase, { signupSeq }: ErasablePerson): Promise<void> {
  if (signupSeq !== null) await client.query('SELECT signup_search_erase($1)', [signupSeq]);
}
