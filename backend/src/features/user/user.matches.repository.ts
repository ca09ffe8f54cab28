import type { ClientBase, Pool } from 'pg';
import { likePattern } from '../../platform/paging/search.ts';
import type { SearchTexts } from './user.rules.ts';

/** The users a search covers: all, or ranked users with referrals. */
export type SearchAmong = 'everybody' | 'referrers';

/** The SELECTs that find the matches, and the values of their parameters. */
export interface Matches {
  /** @param columns of signup_search_entry, seq beside them. @param also what else must hold of its columns. */
  readonly sources: (columns: string, also?: string) => readonly string[];
  readonly values: readonly unknown[];
}

/** Where a search looks at this moment. The watermark is a value, so that the planner knows how little is above it. */
export async function matchesOf(
  client: ClientBase | Pool,
  texts: SearchTexts,
  among: SearchAmong = 'everybody',
): Promise<Matches> {
  const { rows } = await client.query<{ through: string; newest: string }>(
    'SELECT through_seq::text AS through, last_seq::text AS newest FROM signup_search_head, waitlist_head',
  );
  const { through = '0', newest = '0' } = rows[0] ?? {};
  const match = `(${texts.map((_text, at) => `terms LIKE lower($${at + 1})`).join(' OR ')})`;
  // A ranked user has a row in score only with referrals.
  const condition =
    among === 'referrers' ? `${match} AND seq IN (SELECT seq FROM score WHERE ranked)` : match;
  const patterns = texts.map(likePattern);
  const hasTail = BigInt(newest) > BigInt(through);
  const tailParameter = `$${texts.length + 1}::bigint`;
  return {
    values: hasTail ? [...patterns, through] : patterns,
    sources: (columns, also = 'true') => [
      `SELECT seq, ${columns} FROM signup_search WHERE ${condition} AND ${also}`,
      ...(hasTail
        ? [
            `SELECT seq, ${columns} FROM signup_search_entry WHERE seq > ${tailParameter} AND ${condition} AND ${also}`,
          ]
        : []),
    ],
  };
}
