import type { ClientBase, Pool } from 'pg';
import type { UserFilter } from '../segment/segment.rules.ts';

export interface ViewContent {
  readonly name: string;
  readonly filter: UserFilter;
  readonly sort: string | null;
  readonly columns: readonly string[] | null;
}

export interface ViewRow extends ViewContent {
  readonly id: string;
  readonly revision: number;
}

/** Names and their number stay as they are until the transaction ends. */
export async function lockViews(client: ClientBase): Promise<void> {
  await client.query('LOCK TABLE user_view IN SHARE ROW EXCLUSIVE MODE');
}

/** All views, by name. */
export async function listViews(client: ClientBase | Pool): Promise<readonly ViewRow[]> {
  const { rows } = await client.query<ViewRow>(
    'SELECT id, name, filter, sort, columns, revision FROM user_view ORDER BY lower(name), id',
  );
  return rows;
}

/** Adds a view, or changes the one with this id. */
export async function putView(client: ClientBase, { id, ...view }: ViewRow): Promise<void> {
  await client.query(
    `INSERT INTO user_view (id, name, filter, sort, columns, revision) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET name = $2, filter = $3, sort = $4, columns = $5, revision = $6`,
    [id, view.name, JSON.stringify(view.filter), view.sort, view.columns, view.revision],
  );
}

export async function deleteView(client: ClientBase, id: string): Promise<void> {
  await client.query('DELETE FROM user_view WHERE id = $1', [id]);
}
