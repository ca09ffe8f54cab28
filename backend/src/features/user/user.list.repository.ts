import type { ClientBase, Pool } from 'pg';
import { signupStates } from '../invite/invite.signup-state.ts';
import { type Bind, binding } from '../segment/segment.audience.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import { isWithinReach } from '../../platform/paging/page-reach.ts';
import { type Conditions, conditionsOf, isFiltered, type Standing } from './user.list.conditions.ts';
import {
  backwards,
  type ChoiceSegment,
  type EntrySegment,
  noKey,
  type Order,
  orderOf,
  type ScoreSegment,
  type Segment,
  textArray,
} from './user.list.orders.ts';
import { codeIn, type UserOrder, type Wanted } from './user.rules.ts';

/** The limits of a list. */
export interface ListBounds {
  /** How many matches are counted and sorted, and how far pages reach from either end. */
  readonly countedAtMost: number;
  /** How long one of its queries may take. */
  readonly statementMs: number;
}

/** A page of a list, as places in the join order. */
export interface ListedPlaces {
  readonly seqs: readonly string[];
  /** How many users are on all pages, or as many of them as were counted. */
  readonly total: number;
  readonly totalIsExact: boolean;
}

/**
 * A page of the users that are wanted, in an order. Up to the counted maximum, all of them are found and sorted. Beyond it
 * they are not all read: indexes are walked in the order until the page is full, from the end that is nearer. How many users
 * there are without any filter is known; with one, it is known up to the maximum.
 *
 * Call it in one snapshot (see `inSnapshot`). @returns null for a page that is not within reach.
 */
export async function readList(
  client: ClientBase,
  wanted: Wanted,
  order: UserOrder,
  request: PageRequest,
  { countedAtMost }: Pick<ListBounds, 'countedAtMost'>,
): Promise<ListedPlaces | null> {
  const { limit, offset } = request;
  const list: List = { client, wanted, order, head: await readHead(client) };
  const found = isFiltered(wanted) ? await findAll(list, request, countedAtMost) : null;
  const isSorted = found !== null && found.matches <= countedAtMost;
  const known = wanted.referrers ? list.head.referrers : list.head.everyone;
  const total = found === null ? known : Math.min(found.matches, countedAtMost);
  const totals = { total, totalIsExact: found === null || isSorted };
  if (!isWithinReach(request, totals, countedAtMost)) return null;
  if (isSorted) return { ...totals, seqs: found.seqs };
  const rest = Math.min(limit, total - offset);
  if (rest <= 0) return { ...totals, seqs: [] };
  const fromEnd = total - offset - rest;
  const isFromEnd = totals.totalIsExact && fromEnd < offset;
  const seqs = await walk(list, { limit: rest, offset: isFromEnd ? fromEnd : offset, isFromEnd });
  return { ...totals, seqs: isFromEnd ? seqs.toReversed() : seqs };
}

/** The next of the wanted users after a place in the join order, at most `limit`, none after `until`. */
export async function findNext(
  pool: Pool,
  wanted: Wanted,
  { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number },
): Promise<readonly number[]> {
  const head = await readHead(pool);
  const { bind, values } = binding();
  const conditions = conditionsOf(wanted, bind, 'one by one');
  const range = (seq: string) => `${seq} > ${after} AND ${seq} <= ${until}`;
  const found = matchesOf(conditions, head, noKey, range).map(
    (part) => `(SELECT * FROM (${part}) AS part ORDER BY seq LIMIT ${limit})`,
  );
  const { rows } = await pool.query<{ seq: string }>(
    `SELECT seq::text FROM (${found.join(' UNION ALL ')}) AS parts ORDER BY parts.seq LIMIT ${limit}`,
    [...values],
  );
  return rows.map(({ seq }) => Number(seq));
}

/** SELECT of the places in the join order of all users that are wanted, each once. */
export async function everyMatchSql(client: ClientBase, wanted: Wanted, bind: Bind): Promise<string> {
  const conditions = conditionsOf(wanted, bind, 'joined');
  const found = matchesOf(conditions, await readHead(client), noKey);
  // A row that is copied between the two queries is found twice.
  return `SELECT DISTINCT seq FROM (${found.join(' UNION ALL ')}) AS found`;
}

/**
 * SELECTs of all users that fulfill the conditions.
 *
 * @param key another column, over `entry`. @param also a condition on a `seq`.
 */
function matchesOf(
  { ofEntry, besidesScore, standings, ofScore, byScore }: Conditions,
  head: Head,
  key: string,
  also: (seq: string) => string = () => 'true',
): readonly string[] {
  if (!byScore)
    return sourcesOf(head).map(
      ({ from, where }) =>
        `SELECT entry.seq, ${key} AS key FROM ${from} AS entry WHERE ${all([where, also('entry.seq'), ...ofEntry])}`,
    );
  const needsEntry = key !== noKey || besidesScore.length > 0;
  const matching = needsEntry ? ofOneEntry(sourcesOf(head), besidesScore, key) : '';
  return standings.map(
    (standing) => `SELECT score.seq, ${needsEntry ? 'matching.key' : noKey} AS key FROM score ${matching}
      WHERE standing = '${standing}' AND ${all([also('score.seq'), ...ofScore])}`,
  );
}

/** Joins a row of `score` with that of signup_search_entry, if it fulfills the conditions. */
function ofOneEntry(sources: readonly Source[], conditions: readonly string[], key: string): string {
  const own = sources.map(
    ({ from, where }) =>
      `SELECT ${key} AS key FROM ${from} AS entry WHERE ${all(['entry.seq = score.seq', where, ...conditions])}`,
  );
  return `CROSS JOIN LATERAL (${own.join(' UNION ALL ')} LIMIT 1) AS matching`;
}

interface List {
  readonly client: ClientBase;
  readonly wanted: Wanted;
  readonly order: UserOrder;
  readonly head: Head;
}

interface Head {
  /** Up to where signup_search has copies. */
  readonly through: number;
  readonly newest: number;
  /** How many users there are, and how many of them have referrals. */
  readonly everyone: number;
  readonly referrers: number;
}

async function readHead(client: ClientBase | Pool): Promise<Head> {
  const { rows } = await client.query<Head>(
    `SELECT through_seq::float8 AS through, last_seq::float8 AS newest, last_seq::float8 AS everyone,
       (waitlist_referrers()
         + (SELECT count(*) FROM score WHERE standing = 'excluded' AND -referral_count < 0))::float8 AS referrers
     FROM signup_search_head, waitlist_head`,
  );
  const [head] = rows;
  if (head === undefined) throw new Error('waitlist_head has no row');
  return head;
}

const all = (conditions: readonly string[]): string => conditions.join(' AND ');

/** Where rows of signup_search_entry are. The watermark is a literal, so that the planner knows how few rows are above it. */
function sourcesOf({ through, newest }: Pick<Head, 'through' | 'newest'>): readonly Source[] {
  const copies: Source = { from: 'signup_search', where: 'true' };
  return newest > through
    ? [copies, { from: 'signup_search_entry', where: `entry.seq > ${through}` }]
    : [copies];
}

interface Source {
  readonly from: 'signup_search' | 'signup_search_entry';
  readonly where: string;
}

/** How close users can be to the referral code that is searched for: its owner, then those who joined with it. */
function nearnessOf({ wanted, order }: List, bind: Bind): readonly string[] {
  const code = order.sort === 'relevance' ? codeIn(wanted) : null;
  if (code === null) return [];
  const folded = `fold_text(${bind(code)})`;
  return [`entry.referral_id = ${folded}`, `entry.referral_code = ${folded}`];
}

const orderedBy = ({ order, wanted }: List, near: readonly string[]): Order =>
  orderOf(order.sort, {
    way: order.direction === 'ascending' ? 'ASC' : 'DESC',
    states: wanted.states ?? signupStates,
    near,
  });

/** How many match, up to one more than the maximum, and the page of them, unless there are more. */
async function findAll(
  list: List,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
  countedAtMost: number,
): Promise<{ readonly matches: number; readonly seqs: readonly string[] }> {
  const { bind, values } = binding();
  const conditions = conditionsOf(list.wanted, bind, 'joined');
  const { key, sort } = orderedBy(list, nearnessOf(list, bind));
  const found = matchesOf(conditions, list.head, key);
  // A score is looked up one by one: those of the found are few compared with all of them.
  const { rows } = await list.client.query<{ matches: number; seqs: readonly string[] }>(
    `WITH found AS MATERIALIZED (SELECT * FROM (${found.join(' UNION ALL ')}) AS matches LIMIT ${countedAtMost + 1})
     SELECT matches, CASE WHEN matches <= ${countedAtMost} THEN ARRAY(
       SELECT seq FROM found LEFT JOIN LATERAL (
         SELECT points, referral_count, standing FROM score WHERE score.seq = found.seq LIMIT 1) AS score ON true
       ORDER BY ${sort} OFFSET ${offset} LIMIT ${limit}) ELSE '{}' END::text[] AS seqs
     FROM (SELECT count(*)::int AS matches FROM found) AS counted`,
    [...values],
  );
  return rows[0] ?? { matches: 0, seqs: [] };
}

/** A page by walking the order's segments one after the other. */
async function walk(
  list: List,
  {
    limit,
    offset,
    isFromEnd,
  }: { readonly limit: number; readonly offset: number; readonly isFromEnd: boolean },
): Promise<readonly string[]> {
  const isPresent = await findPresent(list);
  const { bind, values } = binding();
  const conditions = conditionsOf(list.wanted, bind, 'one by one');
  const near = isPresent.includes(true) ? nearnessOf(list, bind).filter((_, index) => isPresent[index]) : [];
  const { segments } = orderedBy(list, near);
  const from: WalkedFrom = { conditions, sources: sourcesOf(list.head), atMost: offset + limit };
  const walked = (isFromEnd ? backwards(segments) : segments).flatMap((segment) => {
    const standings = (segment.standings ?? conditions.standings).filter((each) =>
      conditions.standings.includes(each),
    );
    if (
      standings.length === 0 ||
      (conditions.referrers && segment.from === 'entry' && segment.unscored === true)
    )
      return [];
    return [walkOf({ ...segment, standings }, from)];
  });
  await list.client.query(walkSettings);
  // PostgreSQL reads the parts of a UNION ALL one after the other, and none that it does not need, as long as it runs
  // them in one process: see `inSnapshot`.
  const { rows } = await list.client.query<{ seq: string }>(
    `SELECT seq::text FROM (${walked.join(' UNION ALL ')}) AS listed OFFSET ${offset} LIMIT ${limit}`,
    [...values],
  );
  return rows.map(({ seq }) => seq);
}

/** Without estimates of how many match, which mostly are too low to walk an index: all of the matches would be sorted. */
const walkSettings = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL jit = off';

/** Which of {@link nearnessOf} anyone meets: most words that could be a code are not, and a walk that finds nothing is long. */
async function findPresent(list: List): Promise<readonly boolean[]> {
  const present: boolean[] = [];
  for (const index of nearnessOf(list, binding().bind).keys()) {
    const { bind, values } = binding();
    const near = nearnessOf(list, bind)[index] ?? 'false';
    const { ofEntry } = conditionsOf(list.wanted, bind, 'one by one');
    const found = sourcesOf(list.head).map(
      ({ from, where }) => `SELECT FROM ${from} AS entry WHERE ${all([where, near, ...ofEntry])}`,
    );
    const { rowCount } = await list.client.query(
      `SELECT FROM (${found.join(' UNION ALL ')}) AS own LIMIT 1`,
      [...values],
    );
    present.push(rowCount !== 0);
  }
  return present;
}

/** What the walk of a segment needs to know. */
interface WalkedFrom {
  readonly conditions: Conditions;
  readonly sources: readonly Source[];
  readonly atMost: number;
}

/** The first of a segment's users, as a SELECT of their places in its order. */
function walkOf(segment: Segment & { readonly standings: readonly Standing[] }, from: WalkedFrom): string {
  const { way } = segment;
  const { atMost } = from;
  const [parts, order] =
    segment.from === 'score'
      ? [scoreParts(segment, from), segment.key === null ? '' : `key ${way},`]
      : segment.from === 'choice'
        ? [choiceParts(segment, from), 'key,']
        : [entryParts(segment, from), segment.key === null ? '' : `key ${way},`];
  return `(SELECT seq FROM (${parts.join(' UNION ALL ')}) AS near ORDER BY ${order} seq ${way} LIMIT ${atMost})`;
}

function entryParts(
  { key, way, only }: EntrySegment,
  { conditions, sources, atMost }: WalkedFrom,
): readonly string[] {
  return sources.map(
    ({ from, where }) => `(SELECT entry.seq, ${key ?? 'NULL'} AS key FROM ${from} AS entry
      WHERE ${all([where, only, ...conditions.ofEntry])}
      ORDER BY ${key === null ? '' : `${key} ${way},`} entry.seq ${way} LIMIT ${atMost})`,
  );
}

/**
 * The copies with one value after the other, by the index of the column, and the others as they are. Compared by `=`, a
 * value could also be looked for along the join order, in vain if nobody has it.
 */
function choiceParts(
  { of, values, way }: ChoiceSegment,
  { conditions: { ofEntry }, sources, atMost }: WalkedFrom,
): readonly string[] {
  const chosen = textArray(values);
  return sources.map(({ from, where }) =>
    from === 'signup_search'
      ? `(SELECT own.seq, choice.key FROM unnest(${chosen}) WITH ORDINALITY AS choice (value, key)
          CROSS JOIN LATERAL (SELECT entry.seq FROM ${from} AS entry
            WHERE ${all([`${of} >= choice.value AND ${of} <= choice.value`, ...ofEntry])}
            ORDER BY ${of} ${way}, entry.seq ${way} LIMIT ${atMost}) AS own
          LIMIT ${atMost})`
      : `(SELECT entry.seq, array_position(${chosen}, ${of}) AS key FROM ${from} AS entry
          WHERE ${all([where, `${of} = ANY (${chosen})`, ...ofEntry])}
          ORDER BY key, entry.seq ${way} LIMIT ${atMost})`,
  );
}

/** The users of each standing by its index, if their row of signup_search_entry fulfills the conditions on it. */
function scoreParts(
  { key, way, standings, only, ofEntry = [] }: ScoreSegment,
  { conditions, sources, atMost }: WalkedFrom,
): readonly string[] {
  const entryConditions = [...conditions.besidesScore, ...ofEntry];
  const matching = entryConditions.length === 0 ? '' : ofOneEntry(sources, entryConditions, noKey);
  const conditionsOfScore = [...(key === null ? [] : [`${key} < 0`]), only, ...conditions.ofScore];
  return standings.map(
    (standing) => `(SELECT score.seq, ${key ?? 'NULL'} AS key FROM score ${matching}
      WHERE standing = '${standing}' AND ${all(conditionsOfScore)}
      ORDER BY ${key === null ? '' : `${key} ${way},`} score.seq ${way} LIMIT ${atMost})`,
  );
}
