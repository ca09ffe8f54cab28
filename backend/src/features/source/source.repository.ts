import type { Pool } from 'pg';
import type { IdentifiedSource } from './source.rules.ts';

/** Writes a source unless it is there. */
export async function addSource(
  pool: Pool,
  { id, source }: IdentifiedSource,
  withinMs: number,
): Promise<void> {
  const { name, medium, campaign, term, content, host, path, via } = source;
  const insert = {
    name: 'source_add',
    text: `INSERT INTO source (id, name, medium, campaign, term, content, host, path, via)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    values: [id, name, medium, campaign, term, content, host, path, via],
    query_timeout: withinMs,
  };
  await pool.query(insert);
}

export async function hasSource(pool: Pool, id: string, withinMs: number): Promise<boolean> {
  const select = {
    name: 'source_has',
    text: 'SELECT FROM source WHERE id = $1',
    values: [id],
    query_timeout: withinMs,
  };
  return (await pool.query(select)).rowCount !== 0;
}

/** How many there are, up to a number. */
export async function countSources(pool: Pool, atMost: number, withinMs: number): Promise<number> {
  const count = {
    text: 'SELECT count(*)::int AS sources FROM (SELECT FROM source LIMIT $1) AS counted',
    values: [atMost],
    query_timeout: withinMs,
  };
  const { rows } = await pool.query<{ sources: number }>(count);
  return rows[0]?.sources ?? 0;
}

/** What tabs did since it was last written down, by source. */
export interface VisitCounts {
  visits: number;
  forms: number;
  codes: number;
  shares: number;
}

/** Adds to the counts of today, UTC. */
export async function addVisits(
  pool: Pool,
  counts: ReadonlyMap<string, VisitCounts>,
  withinMs: number,
): Promise<void> {
  const all = [...counts].sort(([one], [other]) => (BigInt(one) < BigInt(other) ? -1 : 1)); // one order of locks
  const of = (step: keyof VisitCounts) => all.map(([, count]) => count[step]);
  const upsert = {
    name: 'visit_count_add',
    text: `INSERT INTO visit_count (day, source_id, visits, forms, codes, shares)
      SELECT (now() AT TIME ZONE 'UTC')::date, * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
      ON CONFLICT (day, source_id) DO UPDATE SET visits = visit_count.visits + excluded.visits,
        forms = visit_count.forms + excluded.forms, codes = visit_count.codes + excluded.codes,
        shares = visit_count.shares + excluded.shares`,
    values: [all.map(([id]) => id), of('visits'), of('forms'), of('codes'), of('shares')],
    query_timeout: withinMs,
  };
  await pool.query(upsert);
}

/** The names and campaigns of all sources, in alphabetical order. */
export interface SourceNames {
  readonly sources: readonly string[];
  readonly campaigns: readonly string[];
}

export async function findNames(pool: Pool, atMost: number): Promise<SourceNames> {
  const { rows } = await pool.query<SourceNames>(
    `SELECT ARRAY(SELECT DISTINCT name FROM source ORDER BY name LIMIT $1) AS sources,
       ARRAY(SELECT DISTINCT campaign FROM source WHERE campaign <> '' ORDER BY campaign LIMIT $1) AS campaigns`,
    [atMost],
  );
  return rows[0] ?? { sources: [], campaigns: [] };
}
