import type { ClientBase, Pool } from 'pg';
import type { FaqChanges, FaqTexts } from './faq.rules.ts';

/** A FAQ as it is stored. */
export interface FaqRow extends FaqTexts {
  /** UUID. */
  readonly id: string;
}

const columns = `id, question, answer, is_active AS "isActive"`;

/** In the order of showing. */
export async function listFaqs(
  pool: Pool,
  { activeOnly }: { readonly activeOnly: boolean },
): Promise<readonly FaqRow[]> {
  const { rows } = await pool.query<FaqRow>(
    `SELECT ${columns} FROM faq WHERE is_active OR NOT $1 ORDER BY position`,
    [activeOnly],
  );
  return rows;
}

export async function findFaq(pool: Pool, id: string): Promise<FaqRow | null> {
  const { rows } = await pool.query<FaqRow>(`SELECT ${columns} FROM faq WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Makes this transaction the only one that adds or reorders; readers and updates of texts wait for nobody. */
export async function lockOrder(client: ClientBase): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('faq order', 0))`);
}

/** How many there are, hidden ones too. Exact while the order is locked. */
export async function countFaqs(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM faq');
  return rows[0]?.count ?? 0;
}

/** Adds a FAQ after all others. The caller holds the lock of the order. */
export async function appendFaq(
  client: ClientBase,
  { id, question, answer, isActive }: FaqRow,
): Promise<FaqRow> {
  const { rows } = await client.query<FaqRow>(
    `INSERT INTO faq (id, position, question, answer, is_active)
     SELECT $1, coalesce(max(position), 0) + 1, $2, $3, $4 FROM faq RETURNING ${columns}`,
    [id, question, answer, isActive],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no FAQ');
  return row;
}

/** One FAQ as it is until this transaction ends: whoever else changes it waits. */
export async function lockFaq(client: ClientBase, id: string): Promise<FaqRow | null> {
  const { rows } = await client.query<FaqRow>(`SELECT ${columns} FROM faq WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

/** One statement that writes only what changes, so two edits of different fields keep both. @returns null when there is none. */
export async function changeFaq(
  client: ClientBase,
  id: string,
  { question, answer, isActive }: FaqChanges,
): Promise<FaqRow | null> {
  const { rows } = await client.query<FaqRow>(
    `UPDATE faq SET question = coalesce($2, question), answer = coalesce($3, answer), is_active = coalesce($4, is_active),
       updated_at = clock_timestamp()
     WHERE id = $1 RETURNING ${columns}`,
    [id, question, answer, isActive],
  );
  return rows[0] ?? null;
}

/**
 * Numbers all FAQs anew in the order of `ids`, in one statement. The caller holds the lock of the order.
 *
 * @returns whether `ids` were every FAQ once; if not, nothing is changed.
 */
export async function renumberFaqs(client: ClientBase, ids: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ complete: boolean }>(
    `SELECT (SELECT array_agg(id ORDER BY id) FROM faq) = (SELECT array_agg(id ORDER BY id) FROM unnest($1::uuid[]) AS id) AS complete`,
    [ids],
  );
  if (rows[0]?.complete !== true) return false;
  await client.query(
    `UPDATE faq SET position = wanted.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, position) WHERE faq.id = wanted.id AND faq.position <> wanted.position`,
    [ids],
  );
  return true;
}
