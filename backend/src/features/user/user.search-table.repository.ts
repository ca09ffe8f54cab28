import { escapeIdentifier, type Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { questionKeys } from '../../questions.form.ts';
import { answerOf } from '../segment/segment.conditions.ts';

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
 * Adds an index for each question that has none, and removes those of questions that are gone, while others read and write.
 * Only one caller at a time may do so.
 */
export async function indexAnswers(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; valid: boolean }>(
    `SELECT relname AS name, indisvalid AS valid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indrelid = 'signup_search'::regclass AND starts_with(relname, $1)`,
    [answerIndex('')],
  );
  const wanted = new Map(questionKeys.map((key) => [answerIndex(key), key]));
  for (const { name, valid } of rows)
    if (valid && wanted.has(name)) wanted.delete(name);
    else await changeIndex(pool, `DROP INDEX CONCURRENTLY ${escapeIdentifier(name)}`);
  for (const [name, key] of wanted)
    await changeIndex(
      pool,
      `CREATE INDEX CONCURRENTLY ${escapeIdentifier(name)} ON signup_search ((${answerOf('signup_search', key)}), seq)`,
    );
}

const answerIndex = (key: string): string => `signup_search_answer_${key}`;

async function changeIndex(pool: Pool, text: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const change = { text, query_timeout: fillAtMostMs };
    await client.query(change);
  } finally {
    client.release(true); // with its setting
  }
}

/**
 * Brings the search table up to date after a mass of signups. If they are more than it holds, it is refilled and then
 * indexed, which is several times faster; searches wait meanwhile.
 */
export async function fillSearch(pool: Pool): Promise<void> {
  await indexAnswers(pool);
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
 * Removes users from the search; their rows, which no longer contain anything personal, keep their places in the lists.
 */
export const eraseFromSearch: PersonEraser = async (client, people) => {
  await client.query('SELECT signup_search_refresh(seq) FROM unnest($1::bigint[]) AS seq', [seqsOf(people)]);
};
