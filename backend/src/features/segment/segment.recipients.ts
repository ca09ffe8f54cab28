import { type Audience, type Bind, isMailed } from './segment.audience.ts';
import { listedSql, type Part, segmentParts } from './segment.parts.ts';
import type { Segment } from './segment.rules.ts';

/**
 * SELECT of a mailing's recipients, best first: by rank, then those without one by points and joining. `topByRank` limits it.
 * Ranks are exact at the snapshot of the statement. Columns:
 *
 * - `seq` bigint, the place in the join order; `rank_then` bigint, null without a rank;
 * - `domain` text, of the email address, lower case; null for those who are reached by text message.
 *
 * A list of emails that has been deleted has no addresses, so no one is found.
 */
export function recipientsSql(segment: Segment, audience: Audience, bind: Bind): string {
  // Looked up one by one if there are few; otherwise counted along the way.
  const isShort = segment.signupIds !== undefined;
  const parts = recipientParts(segment, audience, bind).map((part): Part =>
    isShort ? { ...part, rank: lookedUpRank(part) } : rankedPart(part),
  );
  return inOrder(
    listedSql(segment, bind),
    parts,
    bindLimit(segment.topByRank, bind),
    ({ rank }) => `${rank} AS rank_then, CASE WHEN ${isMailed(segment)} THEN ${domain} END AS domain`,
    'rank_then, domain',
  );
}

/** The parts that a mailing is for, without the users it leaves out. */
export function recipientParts(segment: Segment, audience: Audience, bind: Bind): readonly Part[] {
  const conditions = audience.exclusions(bind, segment).map(({ condition }) => `(${condition}) IS NOT TRUE`);
  return segmentParts(segment, audience, bind)
    .filter(({ inState }) => inState !== 'false')
    .map((part) => ({ ...part, where: [part.where, `(${part.inState})`, ...conditions].join(' AND ') }));
}

/**
 * SELECT from consecutive parts: `part` (0 is the first), `behind` and `seq`, by which it is sorted, and further
 * columns.
 *
 * @param listed the beginning of the statement, by `listedSql`.
 * @param limit a LIMIT clause; empty: all.
 */
export function inOrder(
  listed: string,
  parts: readonly Part[],
  limit: string,
  columns: (part: Part) => string,
  names: string,
): string {
  if (parts.length === 0) throw new Error('A segment without states has no users');
  const selects = parts.map(
    (part, at) => `(SELECT ${at} AS part, ${part.behind} AS behind, ${part.seq} AS seq, ${columns(part)}
      FROM ${part.from} WHERE ${part.where} ORDER BY ${part.behind === '0' ? '' : `${part.behind}, `}${part.seq} ${limit})`,
  );
  return `${listed}SELECT seq, ${names} FROM (${selects.join(' UNION ALL ')}) AS recipient ORDER BY part, behind, seq ${limit}`;
}

export const bindLimit = (count: number | undefined, bind: Bind): string =>
  count === undefined ? '' : `LIMIT ${bind(count)}::bigint`;

const rankedPart = (part: Part): Part => ({
  ...part,
  from: part.rankedFrom,
  behind: part.rankedBehind,
  seq: part.rankedSeq,
});

const lookedUpRank = ({ rank, isWaiting }: Part): string => (isWaiting ? 'waitlist_rank(signup.seq)' : rank);

const domain = `lower(split_part(signup.email, '@', 2))`;
