import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { otherTables, ownTables } from './own-data.tables.ts';

const database = testDatabase();

/** Columns by table. */
async function columnsInDatabase(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await database.pool.query<{ table: string; columns: readonly string[] }>(
    `SELECT relname AS table, array_agg(attname::text) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped GROUP BY relname`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

it('discloses every table, or says why not', async () => {
  const known = [...Object.keys(ownTables), ...Object.values(otherTables).flat()];
  expect(known.toSorted()).toEqual([...(await columnsInDatabase()).keys()].toSorted());
});

it('discloses every column of a disclosed table, or says why not', async () => {
  const columns = await columnsInDatabase();
  for (const [table, { shown, leftOut = {} }] of Object.entries(ownTables)) {
    const sql = Object.values(shown);
    const isShown = (column: string) => sql.some((text) => new RegExp(`\\bt\\.${column}\\b`).test(text));
    const omitted = Object.values(leftOut).flat();
    const unsaid = columns.get(table)?.filter((column) => !isShown(column) && !omitted.includes(column));
    expect(unsaid, table).toEqual([]);
    expect(columns.get(table), table).toEqual(expect.arrayContaining(omitted));
  }
});
