import type { ClientBase } from 'pg';
import type { Matches } from './user.matches.repository.ts';

/** How many users, those with the most points, come before the rest when there are more matches than are counted. */
const topUsers = 50_000;

/** The order of the ranks, over `seq` and a left-joined `score`; blocked users come last. */
export const rankOrder =
  'coalesce(ranked, true) DESC, coalesce(points, 0) DESC, CASE WHEN coalesce(ranked, true) THEN seq ELSE 0 END, seq';

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
 * A page of more matches than are counted, best first, without a look at all of them: the owner of the code, users who
 * joined with it, then the others. Within each, those among the {@link topUsers} users with the most points come in the
 * order of their ranks, the others in join order, and blocked users last. Every step walks an index.
 *
 * @returns places of the join order.
 */
export async function walkBestMatches(
  client: ClientBase,
  { sources, values }: Matches,
  { code, limit, offset }: BestMatches,
): Promise<readonly string[]> {
  const wanted = offset + limit;
  const parameter = `$${values.length + 1}::text`;
  const groups =
    code === null
      ? ['true']
      : [
          `referral_id = ${parameter}`,
          `referral_code = ${parameter}`,
          `referral_id <> ${parameter} AND referral_code <> ${parameter}`,
        ];
  const seqs: string[] = [];
  for (const group of groups)
    for (const step of [topOf, restOf, blockedOf]) {
      const missing = wanted - seqs.length;
      if (missing <= 0) return seqs.slice(offset);
      const { rows } = await client.query<{ seq: string }>(
        step(sources('terms', group), missing),
        code === null ? [...values] : [...values, code],
      );
      seqs.push(...rows.map(({ seq }) => seq));
    }
  return seqs.slice(offset);
}

const top = `SELECT seq, points FROM score WHERE ranked ORDER BY -points, seq LIMIT ${topUsers}`;
const blocked = 'SELECT seq FROM score WHERE NOT ranked';

const topOf = (parts: readonly string[], limit: number): string =>
  `SELECT best.seq::text FROM (${top}) AS best JOIN LATERAL (
     SELECT FROM (${parts.join(' UNION ALL ')}) AS own WHERE own.seq = best.seq LIMIT 1) AS matching ON true
   ORDER BY -best.points, best.seq LIMIT ${limit}`;

const restOf = (parts: readonly string[], limit: number): string =>
  inJoinOrder(parts, `seq NOT IN (SELECT seq FROM (${top}) AS best) AND seq NOT IN (${blocked})`, limit);

const blockedOf = (parts: readonly string[], limit: number): string =>
  inJoinOrder(parts, `seq IN (${blocked})`, limit);

function inJoinOrder(parts: readonly string[], condition: string, limit: number): string {
  const nearest = parts.map((part) => `(${part} AND ${condition} ORDER BY seq LIMIT ${limit})`);
  return `SELECT seq::text FROM (${nearest.join(' UNION ALL ')}) AS nearest ORDER BY nearest.seq LIMIT ${limit}`;
}
