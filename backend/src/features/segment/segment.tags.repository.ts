import type { ClientBase } from 'pg';

/** What a filter asks for after a tag has another name. */
const renamed = (filter: string): string => `jsonb_set(${filter}, '{tags}', (
  SELECT jsonb_agg(DISTINCT CASE WHEN lower(own) = lower($1) THEN $2 ELSE own END) FROM jsonb_array_elements_text(${filter} -> 'tags') AS own))`;
const asks = (filter: string): string =>
  `EXISTS (SELECT FROM jsonb_array_elements_text(${filter} -> 'tags') AS own WHERE lower(own) = lower($1))`;

/**
 * Has the filters that are kept ask for a tag by its new name: views, what sends itself, and mailings that have not ended. The
 * revisions of views and drafts count it, so that no one overwrites it with the old name.
 */
export async function renameTagInFilters(client: ClientBase, from: string, to: string): Promise<void> {
  const values = [from, to];
  await client.query(
    `UPDATE user_view SET filter = ${renamed('filter')}, revision = revision + 1 WHERE ${asks('filter')}`,
    values,
  );
  await client.query(
    `UPDATE message_trigger SET segment = ${renamed('segment')} WHERE ${asks('segment')}`,
    values,
  );
  await client.query(
    `UPDATE mailing SET segment = ${renamed('segment')}, revision = revision + (state = 'draft')::int
     WHERE ended_at IS NULL AND ${asks('segment')}`,
    values,
  );
}
