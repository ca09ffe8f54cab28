import type { ClientBase, Pool } from 'pg';

type Queryable = Pick<Pool | ClientBase, 'query'>;

/**
 * What a release's code relies on in a schema, one line each, sorted. For a table: each column's name and type, whether
 * an INSERT may leave it out, and what rejects a row. For a function, an enum, or a composite type in a function's
 * arguments or result or in a column: everything that a caller writes. A composite type that only a function's body uses is
 * replaced with it.
 */
export async function contractOf(pool: Queryable): Promise<readonly string[]> {
  const { rows } = await pool.query<{ line: string }>(Object.values(parts).join('\nUNION\n'));
  return rows.map(({ line }) => line).sort();
}

/**
 * What in the schema `now` would break the code of a release that runs alongside it: objects it relies on that are
 * gone, and new requirements on the tables it knows.
 */
export function breaksIn(now: readonly string[], release: readonly string[]): readonly string[] {
  const has = new Set(now);
  const had = new Set(release);
  const tables = new Set(release.filter(isColumn).map(tableOf));
  const gone = release
    .filter((line) => !line.startsWith('rejects ') && !has.has(line))
    .map((line) => `gone: ${line}`);
  const added = now.filter((line) => !had.has(line) && tables.has(tableOf(line)));
  const known = new Set(release.filter(isColumn).map(columnOf));
  const demanded = added
    .filter(
      (line) =>
        line.startsWith('rejects ') ||
        (isColumn(line) && !known.has(columnOf(line)) && line.endsWith(' required')),
    )
    .map((line) => `unknown to it: ${line}`);
  return [...gone, ...demanded];
}

const isColumn = (line: string): boolean => line.startsWith('column ');
/** `column TABLE.NAME …` and `rejects TABLE: …`. */
const tableOf = (line: string): string => line.split(/[ .:]/)[1] ?? '';
const columnOf = (line: string): string => line.split(' ')[1] ?? '';

/** Whether an object of a catalog is in our schema, and not an extension's. */
const ours = (catalog: string, oid: string, namespace: string): string =>
  `${namespace} = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

const parts = {
  columns: `
    SELECT format('column %s.%s %s%s', relname, attname, format_type(atttypid, atttypmod),
      CASE WHEN relkind = 'r' AND attnotnull AND NOT atthasdef AND attidentity = '' THEN ' required' ELSE '' END) AS line
    FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid
    WHERE attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'v') AND ${ours('pg_class', 'c.oid', 'relnamespace')}
      AND relname NOT IN ('mikro_orm_migrations', 'sql_definition')`,
  rejections: `
    SELECT format('rejects %s: %s', relname, pg_get_constraintdef(k.oid))
    FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = conrelid WHERE contype IN ('c', 'u', 'x', 'f') AND ${ours('pg_constraint', 'k.oid', 'connamespace')}
    UNION
    SELECT format('rejects %s: %s', relname, substring(pg_get_indexdef(indexrelid) FROM ' USING .*'))
    FROM pg_index JOIN pg_class AS c ON c.oid = indrelid WHERE indisunique AND ${ours('pg_class', 'c.oid', 'relnamespace')}`,
  functions: `
    SELECT format('function %s(%s) %s', proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid))
    FROM pg_proc AS p WHERE prorettype <> 'trigger'::regtype AND ${ours('pg_proc', 'p.oid', 'pronamespace')}`,
  composites: `
    SELECT format('type %s (%s)', relname, string_agg(format('%s %s', attname, format_type(atttypid, atttypmod)), ', ' ORDER BY attnum))
    FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid
    WHERE relkind = 'c' AND attnum > 0 AND NOT attisdropped AND ${ours('pg_class', 'c.oid', 'relnamespace')}
      AND EXISTS (
        SELECT FROM pg_type AS t WHERE t.oid = c.reltype AND t.typnamespace = c.relnamespace AND (
          EXISTS (SELECT FROM pg_proc WHERE prorettype IN (t.oid, t.typarray)
            OR coalesce(proallargtypes, proargtypes::oid[]) && ARRAY[t.oid, t.typarray])
          OR EXISTS (SELECT FROM pg_attribute AS used WHERE used.atttypid IN (t.oid, t.typarray) AND used.attnum > 0)))
    GROUP BY relname`,
  enums: `
    SELECT format('label %s.%s', typname, enumlabel) FROM pg_enum JOIN pg_type AS y ON y.oid = enumtypid WHERE ${ours('pg_type', 'y.oid', 'typnamespace')}`,
};
