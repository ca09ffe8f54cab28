import type { ClientBase } from 'pg';
import type { Matches } from './user.matches.repository.ts';

/** How many users, those with the most points, come before the rest when there are more matches than are counted. */
export const topUsers = 50_000;

/** A user's standing, over a left-joined `score`. Sorted: waiting, away, excluded. */
export const standing = `coalesce(standing, 'waiting')`;
export const isWaiting = `${standing} = 'waiting'`;

/** The order of ranks, over `seq` and a left-joined `score`; users without a rank come last. */
export const rankOrder = `${standing}, CASE WHEN ${isWaiting} THEN coalesce(points, 0) END DESC, seq`;

/**
 * How close a row of signup_search_entry is to an exact referral code: its owner 0, users who joined with it 1, others 2.
 *
 * @param code the parameter that holds the code, such as `$2`; null: the search is for no code.
 */
export const closeness = (code: string | null): string =>
  code === null
    ? '2'
    : `CASE WHEN referral_id = ${code}::text THEN 0 WHEN referral_code = ${code}::text THEN 1 ELSE 2 END`;

/** A page of the best matches. */
export interface BestMatches {
  /** The referral code searched for; null: the text cannot be one. */
  readonly code: string | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page when more users match than are counted, best first, without reading all of them: the owner of the code, users who
 * joined with it, then the others. Within each group, the {@link topUsers} users with the most points come in rank order,
 * then the others in join order, then users who are away, and blocked users last. Every step walks an index.
 *
 * @returns places in the join order.
 */
export async function walkBestMatches(
  client: ClientBase,
  { sources, values }: Matches,
  { code, limit, offset }: BestMatches,
): Promise<readonly string[]> {
  const wanted = offset + limit;
  const parameter = `$${values.length + 1}::text`;
  const bound = code === null ? [...values] : [...values, code];
  const others = `referral_id <> ${parameter} AND referral_code <> ${parameter}`;
  const near = code === null ? [] : [`referral_id = ${parameter}`, `referral_code = ${parameter}`];
  const groups = [
    ...(await present(client, { sources, values: bound }, near)),
    code === null ? 'true' : others,
  ];
  const seqs: string[] = [];
  for (const group of groups)
    for (const step of [topOf, restOf, awayOf, excludedOf]) {
      const missing = wanted - seqs.length;
      if (missing <= 0) return seqs.slice(offset);
      const { rows } = await client.query<{ seq: string }>(step(sources('terms', group), missing), bound);
      seqs.push(...rows.map(({ seq }) => seq));
    }
  return seqs.slice(offset);
}

/** The conditions that a match fulfills: words that could be a code are mostly none, and each walk in vain is long. */
async function present(
  client: ClientBase,
  { sources, values }: Matches,
  conditions: readonly string[],
): Promise<readonly string[]> {
  const fulfilled: string[] = [];
  for (const condition of conditions) {
    const found = `SELECT FROM (${sources('terms', condition).join(' UNION ALL ')}) AS own LIMIT 1`;
    const { rowCount } = await client.query(found, [...values]);
    if (rowCount !== 0) fulfilled.push(condition);
  }
  return fulfilled;
}

const top = `SELECT seq, -points AS key FROM score WHERE standing = 'waiting' ORDER BY key, seq LIMIT ${topUsers}`;

const topOf = (parts: readonly string[], limit: number): string =>
  `SELECT best.seq::text FROM (${top}) AS best JOIN LATERAL (
     SELECT FROM (${parts.join(' UNION ALL ')}) AS own WHERE own.seq = best.seq LIMIT 1) AS matching ON true
   ORDER BY best.key, best.seq LIMIT ${limit}`;

const restOf = (parts: readonly string[], limit: number): string =>
  inJoinOrder(
    parts,
    `seq NOT IN (SELECT seq FROM (${top}) AS best)
       AND NOT EXISTS (SELECT FROM score WHERE score.seq = part.seq AND standing <> 'waiting')`,
    limit,
  );

const awayOf = (parts: readonly string[], limit: number): string =>
  inJoinOrder(parts, `seq IN (SELECT seq FROM score WHERE standing = 'away')`, limit);

const excludedOf = (parts: readonly string[], limit: number): string =>
  inJoinOrder(parts, `seq IN (SELECT seq FROM score WHERE standing = 'excluded')`, limit);

function inJoinOrder(parts: readonly string[], condition: string, limit: number): string {
  const nearest = parts.map(
    (part) => `(SELECT seq FROM (${part}) AS part WHERE ${condition} ORDER BY seq LIMIT ${limit})`,
  );
  return `SELECT seq::text FROM (${nearest.join(' UNION ALL ')}) AS nearest ORDER BY nearest.seq LIMIT ${limit}`;
}
