import type { ClientBase } from 'pg';
import {
  type Audience,
  type Bind,
  binding,
  type ExclusionReason,
  isMailed,
  stateReasons,
} from './segment.audience.ts';
import { isStated, isVerified, listedSql, type Part, segmentParts } from './segment.parts.ts';
import { choiceOf, inOrder, randomPlace, recipientParts } from './segment.recipients.ts';
import type { Segment } from './segment.rules.ts';

/** A user as a preview shows them. */
export interface SampleUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly points: number;
  readonly rank: number | null;
  readonly channel: 'email' | 'sms';
}

/**
 * A user's position among those that a segment finds: the part, its sort key, the place in the join order. In a random sample: the
 * random place, the place in the join order.
 */
export type Position =
  readonly [part: string, behind: string, seq: string] | readonly [randomPlace: string, seq: string];

/** How many users there are, and why they get no message; null: they get one. */
export interface PreviewCount {
  readonly reason: ExclusionReason | null;
  readonly people: number;
  readonly emails: number;
  /** How many in the segment's states verified a phone number. */
  readonly byPhone: number;
  readonly firstRank: number | null;
  readonly lastRank: number | null;
}

/** The last of the users that `topByRank` or `randomSample` leaves; null: it leaves all. */
export async function findLastChosen(
  client: ClientBase,
  segment: Segment,
  audience: Audience,
): Promise<Position | null> {
  const { topByRank, randomSample = topByRank, sampleSeed } = segment;
  if (randomSample === undefined) return null;
  const { bind, values } = binding();
  const chosen = inOrder(
    listedSql(segment, bind),
    recipientParts(segment, audience, bind),
    choiceOf(segment, bind),
    () => '0 AS nothing',
    'part, behind',
  );
  const place = sampleSeed === undefined ? 'part, behind' : randomPlace('seq', bind(sampleSeed));
  const { rows } = await client.query<{ chosen: string; last: Position | null }>(
    `SELECT count(*) AS chosen, max(ARRAY[${place}, seq])::text[] AS last FROM (${chosen}) AS chosen`,
    [...values],
  );
  return Number(rows[0]?.chosen) < randomSample ? null : (rows[0]?.last ?? null);
}

/**
 * Counts the users a segment finds, by why they get no message.
 *
 * @param last the last user chosen: of those after it by rank, only reasons that are states count; at random, every reason. Null:
 * all are chosen.
 */
export async function countUsers(
  client: ClientBase,
  segment: Segment,
  audience: Audience,
  last: Position | null,
): Promise<readonly PreviewCount[]> {
  const { bind, values } = binding();
  const reason = reasonSql(segment, audience, bind);
  const parts = segmentParts(segment, audience, bind);
  const isRandom = segment.sampleSeed !== undefined;
  const isChosen = choice(isRandom ? null : last, bind);
  const isInSample = last !== null && isRandom ? inSample(last, segment.sampleSeed, bind) : 'true';
  const found = parts.map((part, at) => {
    const chosen = isChosen(part, at);
    const columns = `${at} AS part, ${part.behind}::bigint AS behind, ${part.seq} AS seq, ${isMailed(segment)} AS mailed, signup.verified_by, ${reason} AS reason`;
    return part.isWaiting
      ? `SELECT ${columns}, true AS counts FROM ${part.from} WHERE ${part.where} AND ${chosen}`
      : `SELECT ${columns}, (${part.inState}) AND ${chosen} AS counts FROM ${part.from} WHERE ${part.where}`;
  });
  const waitingParts = parts.filter(({ isWaiting }) => isWaiting).length;
  const { rows } = await client.query<PreviewCount>(
    `SELECT reason, people::int, emails::int, phones::int AS "byPhone", waitlist_rank(first[3])::int AS "firstRank", waitlist_rank(last[3])::int AS "lastRank"
     FROM (
       SELECT reason, count(*) AS people, count(*) FILTER (WHERE mailed) AS emails, count(*) FILTER (WHERE counts AND verified_by <> 'email') AS phones,
         min(place) FILTER (WHERE part < ${waitingParts}) AS first, max(place) FILTER (WHERE part < ${waitingParts}) AS last
       FROM (SELECT *, CASE WHEN reason IS NULL THEN ARRAY[part, behind, seq] END AS place FROM (${listedSql(segment, bind)}${found.join(' UNION ALL ')}) AS found
         WHERE (counts OR reason = ANY (${bind(stateReasons)}::text[])) AND (reason IS NOT NULL OR ${isInSample})) AS kept
       GROUP BY reason) AS counted`,
    [...values],
  );
  return rows;
}

/** The reason in SQL, null for those who get a message. */
function reasonSql(segment: Segment, audience: Audience, bind: Bind): string {
  const cases = audience
    .exclusions(bind, segment)
    .map(({ reason, condition }) => `WHEN ${condition} THEN '${reason}'`);
  return cases.length === 0 ? 'NULL::text' : `CASE ${cases.join(' ')} END`;
}

/** Whether a user of a part is not after the last one chosen, in SQL. */
function choice(last: Position | null, bind: Bind): (part: Part, at: number) => string {
  if (last === null) return () => 'true';
  const [lastPart, behind, seq] = [Number(last[0]), bind(last[1]), bind(last[2])];
  return (part, at) => {
    if (at !== lastPart) return at < lastPart ? 'true' : 'false';
    return `(${part.behind}, ${part.seq}) <= (${behind}::bigint, ${seq}::bigint)`;
  };
}

/** Whether a user who gets a message is in the sample, in SQL. */
function inSample([place, seq]: Position, seed: number, bind: Bind): string {
  return `(${randomPlace('seq', bind(seed))}, seq) <= (${bind(place)}::bigint, ${bind(seq)}::bigint)`;
}

/** The best of the users who get a message. */
export async function findSample(
  client: ClientBase,
  segment: Segment,
  audience: Audience,
  size: number,
): Promise<readonly SampleUser[]> {
  const { bind, values } = binding();
  const best = inOrder(
    listedSql(segment, bind),
    recipientParts(segment, audience, bind),
    choiceOf(segment, bind, Math.min(size, segment.topByRank ?? size)),
    () => '0 AS nothing',
    'part, behind',
  );
  const { rows } = await client.query<SampleUser>(
    `SELECT signup.id, first_name AS "firstName", last_name AS "lastName", email, country, (-behind)::int AS points,
       waitlist_rank(signup.seq)::int AS rank, CASE WHEN ${isMailed(segment)} THEN 'email' ELSE 'sms' END AS channel
     FROM (${best}) AS best JOIN signup ON signup.seq = best.seq ORDER BY best.part, best.behind, best.seq`,
    [...values],
  );
  return rows;
}

/** How many addresses of a list no user has verified or stated; null: there is no such list. */
export async function countStrangers(client: ClientBase, emailListId: string): Promise<number | null> {
  const { rows } = await client.query<{ strangers: number }>(
    `SELECT (SELECT count(*)::int FROM email_list_entry WHERE list_id = email_list.id
         AND NOT EXISTS (SELECT FROM signup WHERE ${isVerified})
         AND NOT EXISTS (SELECT FROM signup WHERE ${isStated})) AS strangers
     FROM email_list WHERE id = $1`,
    [emailListId],
  );
  return rows[0]?.strangers ?? null;
}

/** How many of the ids belong to no user. */
export async function countUnknown(client: ClientBase, signupIds: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ unknown: number }>(
    `SELECT count(*)::int AS unknown FROM unnest($1::uuid[]) AS given (id)
     WHERE NOT EXISTS (SELECT FROM signup WHERE signup.id = given.id)`,
    [signupIds],
  );
  return rows[0]?.unknown ?? 0;
}
