import type { Pool } from 'pg';

/**
 * Everything in the schema `public`, one line each, sorted: tables, columns, types, constraints, indexes, functions,
 * views, triggers, storage parameters and comments. Extensions' own objects are left out. Databases with equal lines
 * have the same schema.
 */
export async function catalogueOf(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ line: string }>(Object.values(parts).join('\nUNION ALL\n'));
  return rows.map(({ line }) => line).sort();
}

const ours = (oid: string, namespace: string): string =>
  `${namespace} = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = ${oid} AND deptype = 'e')`;

const parts = {
  relations: `
    SELECT concat_ws(' | ', 'relation', relname, relkind, relpersistence, reloptions, relreplident, relrowsecurity, am.amname,
      obj_description(c.oid, 'pg_class')) AS line
    FROM pg_class AS c LEFT JOIN pg_am AS am ON am.oid = relam WHERE ${ours('c.oid', 'relnamespace')}`,
  columns: `
    SELECT concat_ws(' | ', 'column', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attstorage, attstattarget, collname, pg_get_expr(adbin, adrelid), col_description(c.oid, attnum))
    FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    LEFT JOIN pg_collation AS l ON l.oid = attcollation
    WHERE attnum > 0 AND NOT attisdropped AND ${ours('c.oid', 'relnamespace')}`,
  constraints: `
    SELECT concat_ws(' | ', 'constraint', conrelid::regclass, conname, condeferrable, condeferred, convalidated, pg_get_constraintdef(k.oid))
    FROM pg_constraint AS k WHERE ${ours('k.oid', 'connamespace')}`,
  indexes: `
    SELECT concat_ws(' | ', 'index', pg_get_indexdef(indexrelid), indisvalid, indisclustered)
    FROM pg_index JOIN pg_class AS c ON c.oid = indexrelid WHERE ${ours('c.oid', 'relnamespace')}`,
  views: `
    SELECT concat_ws(' | ', 'view', relname, pg_get_viewdef(c.oid))
    FROM pg_class AS c WHERE relkind = 'v' AND ${ours('c.oid', 'relnamespace')}`,
  functions: `
    SELECT concat_ws(' | ', 'function', pg_get_functiondef(p.oid), obj_description(p.oid, 'pg_proc'))
    FROM pg_proc AS p WHERE ${ours('p.oid', 'pronamespace')}`,
  triggers: `
    SELECT concat_ws(' | ', 'trigger', pg_get_triggerdef(t.oid), tgenabled)
    FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = tgrelid WHERE NOT tgisinternal AND ${ours('c.oid', 'relnamespace')}`,
  types: `
    SELECT concat_ws(' | ', 'type', typname, typtype, obj_description(y.oid, 'pg_type'))
    FROM pg_type AS y WHERE ${ours('y.oid', 'typnamespace')}`,
};
