import type { ClientBase, Pool } from 'pg';
import { emailKeysOf } from '../../platform/contact/contact-key.ts';
import { contactsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** A list of email addresses. */
export interface EmailListRow {
  readonly id: string;
  readonly name: string;
  /** How many addresses it had when it was uploaded. */
  readonly valid: number;
  readonly createdAt: Date;
}

/** How long lists are kept. */
export const listsKeptDays = 30;

/** Adds addresses to a list. @returns how many it did not have yet. */
export async function insertEntries(
  client: ClientBase,
  listId: string,
  emailKeys: readonly string[],
): Promise<number> {
  const { rowCount } = await client.query({
    name: 'email_list_entries',
    text: `INSERT INTO email_list_entry (list_id, email_key) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    values: [listId, emailKeys],
  });
  return rowCount ?? 0;
}

/**
 * Writes the row of a list whose addresses are stored, and updates PostgreSQL's statistics: otherwise a preview right
 * after it would be planned for a table that seems empty, and take many times as long.
 */
export async function insertList(
  client: ClientBase,
  { id, name, valid, adminId }: Omit<EmailListRow, 'createdAt'> & { readonly adminId: string | null },
): Promise<void> {
  await client.query('INSERT INTO email_list (id, name, valid, created_by) VALUES ($1, $2, $3, $4)', [
    ...[id, name, valid, adminId],
  ]);
  await client.query('ANALYZE email_list_entry');
}

/** The newest lists. */
export async function findLists(pool: Pool, atMost: number): Promise<readonly EmailListRow[]> {
  const { rows } = await pool.query<EmailListRow>(
    `SELECT id, name, valid, created_at AS "createdAt" FROM email_list ORDER BY created_at DESC, id LIMIT $1`,
    [atMost],
  );
  return rows;
}

/** Deletes the oldest list, with its addresses, if its retention is over. @returns whether there was one. */
export async function deleteOldList(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM email_list WHERE id = (
       SELECT id FROM email_list WHERE created_at < clock_timestamp() - make_interval(days => $1)
       ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [listsKeptDays],
  );
  const [list] = rows;
  if (list === undefined) return false;
  await client.query('DELETE FROM email_list_entry WHERE list_id = $1', [list.id]);
  return true;
}

/** Removes erased users from every list. */
export const eraseFromLists: PersonEraser = async (client, people) => {
  await client.query(
    `DELETE FROM email_list_entry USING email_list
     WHERE email_list_entry.list_id = email_list.id AND email_list_entry.email_key = ANY ($1)`,
    [emailKeysOf(contactsOf(people))],
  );
};
