import type { ClientBase, Pool } from 'pg';
import { sqlState } from '../../platform/database/sql-errors.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import type { UserOrder, UserSort } from './user.rules.ts';
import { type Matches, matchesOf, type SearchAmong, type Sought } from './user.matches.repository.ts';
import { closeness, rankOrder, standing, walkBestMatches } from './user.relevance.repository.ts';
import { inSnapshot } from './user.repository.ts';

/** A page of search results. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  /** How many match; {@link SearchBounds.countedAtMost} when there are more. */
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** The limits of a search. */
export interface SearchBounds {
  /** How many matches are counted. */
  readonly countedAtMost: number;
  /** How long one of its queries may take. */
  readonly statementMs: number;
}

export const searchBounds: SearchBounds = { countedAtMost: 20_000, statementMs: 2500 };
const queryCanceled = '57014';

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
  /** An order of `score` that is the same for users with points whose scores count; null: there is none. */
  readonly scoreOrder?: (direction: 'ASC' | 'DESC') => string | null;
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
  scoreOrder: (direction) => (direction === bestFirst ? `-${column}, seq` : null),
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
 * order is walked until the page is full.
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
    first,
  } as const;
  const work = async (client: ClientBase): Promise<Found<Row>> => {
    const matches = await matchesOf(client, sought, among);
    const counted = await findCounted(client, matches, wanted);
    const totalIsExact = counted.total <= countedAtMost;
    const shown = { ...wanted, limit: Math.min(limit, countedAtMost - offset) };
    const seqs = totalIsExact
      ? counted.seqs
      : shown.limit <= 0
        ? []
        : sort === 'relevance'
          ? await walkBestMatches(client, matches, shown)
          : ((await walkScore(client, matches, shown)) ?? (await walk(client, matches, shown)));
    return { rows: await rowsAt(client, seqs), total: Math.min(counted.total, countedAtMost), totalIsExact };
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
  readonly first: ScoredStanding;
}

/** One by one, because they are few compared with all rows of `score`. */
const scoreOfEach =
  'LEFT JOIN LATERAL (SELECT points, referral_count, standing FROM score WHERE score.seq = found.seq LIMIT 1) AS own ON true';

/** The number of matches, counted up to one above the maximum, and the page of the counted ones. */
async function findCounted(
  client: ClientBase,
  { sources, values }: Matches,
  { sorting, order, limit, offset, countedAtMost, code }: PageOfMatches,
): Promise<{ readonly total: number; readonly seqs: readonly string[] }> {
  const key = code === null ? sorting.key : closeness(`$${values.length + 1}`);
  const { rows } = await client.query<{ total: number; seqs: readonly string[] }>(
    `WITH found AS MATERIALIZED (
       SELECT * FROM (${sources(`${key} AS key`).join(' UNION ALL ')}) AS matches LIMIT ${countedAtMost + 1})
     SELECT (SELECT count(*)::int FROM found) AS total,
       ARRAY(SELECT found.seq FROM found ${sorting.byScore ? scoreOfEach : ''} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})::text[] AS seqs`,
    code === null ? [...values] : [...values, code],
  );
  return rows[0] ?? { total: 0, seqs: [] };
}

/**
 * The page of all matches, if users with points fill it: their order has an index. Null: it cannot be found this way.
 */
async function walkScore(
  client: ClientBase,
  { sources, values }: Matches,
  { sorting, way, limit, offset, first }: PageOfMatches,
): Promise<readonly string[] | null> {
  const scoreOrder = sorting.scoreOrder?.(way) ?? null;
  if (scoreOrder === null) return null;
  const { rows } = await client.query<{ seq: string }>(
    `SELECT score.seq::text FROM score JOIN LATERAL (
       SELECT FROM (${sources('terms').join(' UNION ALL ')}) AS own WHERE own.seq = score.seq LIMIT 1) AS matching ON true
     WHERE standing = '${first}' ORDER BY ${scoreOrder.replace('seq', 'score.seq')} OFFSET ${offset} LIMIT ${limit}`,
    [...values],
  );
  return rows.length === limit ? rows.map(({ seq }) => seq) : null;
}

/** The page of all matches. */
async function walk(
  client: ClientBase,
  { sources, values }: Matches,
  { sorting, order, limit, offset }: PageOfMatches,
): Promise<readonly string[]> {
  const parts = sources(`${sorting.key} AS key`).map((source) =>
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
