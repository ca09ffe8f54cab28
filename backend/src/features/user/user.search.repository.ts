import type { ClientBase, Pool } from 'pg';
import { sqlState } from '../../platform/database/sql-errors.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import type { UserOrder, UserSort } from './user.rules.ts';
import { type Matches, matchesOf, type Sought } from './user.matches.repository.ts';
import { closeness, rankOrder, standing, topUsers, walkBestMatches } from './user.relevance.repository.ts';
import { inSnapshot } from './user.repository.ts';

/** A page of search results. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  /** How many match, or as many of them as were counted. */
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** The limits of a search. */
export interface SearchBounds {
  /** How many matches are read to count them. */
  readonly countedAtMost: number;
  /** How long one of its queries may take. */
  readonly statementMs: number;
}

export const searchBounds: SearchBounds = { countedAtMost: 20_000, statementMs: 2500 };
const queryCanceled = '57014';

/** The users a search covers: all, or those with referrals who are waiting or away. */
type SearchAmong = 'everyone' | 'waiting' | 'away';

/** Whose scores determine an order: those of waiting users, or of users who are away if only they are searched. */
type ScoredStanding = 'waiting' | 'away';

/** A place in the join order, and its sort key. */
interface Sorting {
  /** Columns of signup_search_entry. */
  readonly key: string;
  /** Whether the rest of the sort key is in `score`, so that no index walks it. */
  readonly byScore: boolean;
  /** @param first whose scores count; the others come last in any case. */
  readonly order: (direction: 'ASC' | 'DESC', first: ScoredStanding) => string;
  /** What sorts `score` alike, before `seq`, for users with points whose scores count; null: nothing does. */
  readonly scoreKey?: (direction: 'ASC' | 'DESC') => string | null;
}

const byKey = (key: string): Sorting => ({
  key,
  byScore: false,
  order: (direction) => `key ${direction}, seq ${direction}`,
});
const turned = { ASC: 'DESC', DESC: 'ASC' } as const;
/** Best first means ascending for ranks and descending for points and referrals. */
const byScore = (column: string, bestFirst: 'ASC' | 'DESC'): Sorting => ({
  key: 'NULL::text',
  byScore: true,
  order: (direction, first) => {
    const way = direction === bestFirst ? 'ASC' : 'DESC';
    const counts = `${standing} = '${first}'`;
    return `${standing}, CASE WHEN ${counts} THEN coalesce(${column}, 0) END ${turned[way]}, CASE WHEN ${counts} THEN seq END ${way}, seq`;
  },
  scoreKey: (direction) => (direction === bestFirst ? `-${column}` : null),
});

const sortings: Readonly<Record<UserSort, Sorting>> = {
  relevance: { key: closeness(null), byScore: true, order: () => `key, ${rankOrder}` },
  firstName: byKey('first_name'),
  lastName: byKey('last_name'),
  email: byKey('email'),
  phoneNo: byKey('phone'),
  country: byKey('country'),
  broker: byKey('broker'),
  referralId: byKey('referral_id'),
  referralCode: byKey('referral_code'),
  createdAt: { key: 'NULL::text', byScore: false, order: (direction) => `seq ${direction}` },
  rank: byScore('points', 'ASC'),
  referralPoints: byScore('points', 'DESC'),
  referralCount: byScore('referral_count', 'DESC'),
  state: {
    key: 'NULL::text',
    byScore: true,
    order: (direction) => `${standing} ${direction}, seq ${direction}`,
  },
};

/** The request for a search. */
export interface SearchRequest<Row> {
  readonly sought: Sought;
  /** What brings its owner and the users who joined with it to the front, sorted by relevance; null: no code. */
  readonly code?: string | null;
  readonly among: SearchAmong;
  readonly order: UserOrder;
  readonly page: PageRequest;
  /** The rows at places in the join order, in the given order. */
  readonly rowsAt: (client: ClientBase, seqs: readonly string[]) => Promise<readonly Row[]>;
}

/**
 * A page of the matches, in one snapshot: from the index up to the watermark, then from the signups above it. Up to the
 * counted maximum, all matches are found, counted and sorted. Beyond it they are not all read: an index in the requested
 * order is walked until the page is full. Of referrers, the maximum counts everyone who matches, because each match has to
 * be read to learn whether they are one.
 *
 * @returns null if it takes too long.
 */
export async function searchUsers<Row>(
  pool: Pool,
  {
    sought,
    code = null,
    among,
    order: { sort, direction },
    page: { limit, offset },
    rowsAt,
  }: SearchRequest<Row>,
  { countedAtMost, statementMs }: SearchBounds = searchBounds,
): Promise<Found<Row> | null> {
  const sorting = sortings[sort];
  const way = direction === 'ascending' ? 'ASC' : 'DESC';
  const best = sort === 'relevance' ? code : null;
  const first = among === 'away' ? 'away' : 'waiting';
  const wanted = {
    sorting,
    way,
    order: sorting.order(way, first),
    limit,
    offset,
    countedAtMost,
    code: best,
    among,
    first,
  } as const;
  const work = async (client: ClientBase): Promise<Found<Row>> => {
    const matches = await matchesOf(client, sought);
    const counted = await findCounted(client, matches, wanted);
    if (counted.isWhole)
      return { rows: await rowsAt(client, counted.seqs), total: counted.total, totalIsExact: true };
    const shown = { ...wanted, limit: Math.min(limit, countedAtMost - offset) };
    const seqs =
      shown.limit <= 0
        ? []
        : sort === 'relevance'
          ? await walkBestMatches(client, matches, shown)
          : ((await walkScore(client, matches, shown)) ?? (await walk(client, matches, shown)));
    const isLast = seqs.length < shown.limit && (seqs.length > 0 || offset === 0);
    const seen = offset + seqs.length;
    return {
      rows: await rowsAt(client, seqs),
      total: isLast ? seen : Math.max(counted.total, seqs.length === 0 ? 0 : seen),
      totalIsExact: isLast,
    };
  };
  try {
    return await inSnapshot(pool, work, statementMs);
  } catch (error) {
    if (sqlState(error) === queryCanceled) return null;
    throw error;
  }
}

interface PageOfMatches {
  readonly sorting: Sorting;
  readonly way: 'ASC' | 'DESC';
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
  readonly countedAtMost: number;
  /** Sorted by how close they are to this referral code; null: to none. */
  readonly code: string | null;
  readonly among: SearchAmong;
  readonly first: ScoredStanding;
}

/** Referrers, over a joined `score`; null: everyone. */
const referrersOf = (among: SearchAmong): string | null =>
  among === 'everyone' ? null : `standing = '${among}' AND points > 0`;

/** One by one, because they are few compared with all rows of `score`. */
const scoreOfEach =
  'LEFT JOIN LATERAL (SELECT points, referral_count, standing FROM score WHERE score.seq = found.seq LIMIT 1) AS own ON true';

/**
 * The matches up to the counted maximum: whether these are all, how many users searched for are among them, and the page
 * of those.
 */
async function findCounted(
  client: ClientBase,
  { sources, values }: Matches,
  { sorting, order, limit, offset, countedAtMost, code, among }: PageOfMatches,
): Promise<{ readonly isWhole: boolean; readonly total: number; readonly seqs: readonly string[] }> {
  const key = code === null ? sorting.key : closeness(`$${values.length + 1}`);
  const referrers = referrersOf(among);
  const scored = sorting.byScore || referrers !== null ? scoreOfEach : '';
  const { rows } = await client.query<{ read: number; total: number; seqs: readonly string[] }>(
    `WITH found AS MATERIALIZED (
       SELECT * FROM (${sources(`${key} AS key`).join(' UNION ALL ')}) AS matches LIMIT ${countedAtMost + 1}),
     counted AS (SELECT found.* ${scored === '' ? '' : ', points, referral_count, standing'} FROM found ${scored} WHERE ${referrers ?? 'true'})
     SELECT (SELECT count(*)::int FROM found) AS read, (SELECT count(*)::int FROM ${referrers === null ? 'found' : 'counted'}) AS total,
       ARRAY(SELECT seq FROM counted ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})::text[] AS seqs`,
    code === null ? [...values] : [...values, code],
  );
  const { read, total, seqs } = rows[0] ?? { read: 0, total: 0, seqs: [] };
  return { isWhole: read <= countedAtMost, total: Math.min(total, countedAtMost), seqs };
}

/**
 * The page of all matches, if some of the {@link topUsers} users with the most points fill it: their order has an index.
 * Null: it cannot be found this way.
 */
async function walkScore(
  client: ClientBase,
  { sources, values }: Matches,
  { sorting, way, limit, offset, among, first }: PageOfMatches,
): Promise<readonly string[] | null> {
  const key = sorting.scoreKey?.(way) ?? null;
  if (key === null) return null;
  const { rows } = await client.query<{ seq: string }>(
    `SELECT best.seq::text FROM (
       SELECT seq, points, standing, ${key} AS key FROM score WHERE standing = '${first}'
       ORDER BY key, seq LIMIT ${topUsers}) AS best
     JOIN LATERAL (
       SELECT FROM (${sources('terms').join(' UNION ALL ')}) AS own WHERE own.seq = best.seq LIMIT 1) AS matching ON true
     WHERE ${referrersOf(among) ?? 'true'} ORDER BY best.key, best.seq OFFSET ${offset} LIMIT ${limit}`,
    [...values],
  );
  return rows.length === limit ? rows.map(({ seq }) => seq) : null;
}

/** The page of all matches. */
async function walk(
  client: ClientBase,
  { sources, values }: Matches,
  { sorting, order, limit, offset, among }: PageOfMatches,
): Promise<readonly string[]> {
  const referrers = referrersOf(among);
  const also = referrers === null ? 'true' : `seq IN (SELECT seq FROM score WHERE ${referrers})`;
  const parts = sources(`${sorting.key} AS key`, also).map((source) =>
    sorting.byScore
      ? `(SELECT * FROM (${source}) AS part LEFT JOIN score USING (seq) ORDER BY ${order} LIMIT ${offset + limit})`
      : `(${source} ORDER BY ${order} LIMIT ${offset + limit})`,
  );
  const { rows } = await client.query<{ found: string }>(
    `SELECT seq::text AS found FROM (${parts.join(' UNION ALL ')}) AS nearest ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`,
    [...values],
  );
  return rows.map(({ found }) => found);
}
