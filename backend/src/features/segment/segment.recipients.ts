import { type Audience, type Bind, isMailed } from './segment.audience.ts';
import { listedSql, type Part, segmentParts } from './segment.parts.ts';
import type { Segment } from './segment.rules.ts';

/**
 * SELECT of a mailing's recipients, best first: by rank, then those without one by points and joining. `topByRank` or
 * `randomSample` limits it.
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
    choiceOf(segment, bind),
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
 * @param choice which of those that the parts find.
 */
export function inOrder(
  listed: string,
  parts: readonly Part[],
  { limit, sample }: Choice,
  columns: (part: Part) => string,
  names: string,
): string {
  if (parts.length === 0) throw new Error('A segment without states has no users');
  const selects = parts.map(
    (part, at) => `(SELECT ${at} AS part, ${part.behind} AS behind, ${part.seq} AS seq, ${columns(part)}
      FROM ${part.from} WHERE ${part.where} ORDER BY ${part.behind === '0' ? '' : `${part.behind}, `}${part.seq} ${sample === '' ? limit : ''})`,
  );
  const found = `(${selects.join(' UNION ALL ')})`;
  const chosen = sample === '' ? found : `(SELECT * FROM ${found} AS found ${sample})`;
  return `${listed}SELECT seq, ${names} FROM ${chosen} AS recipient ORDER BY part, behind, seq ${limit}`;
}

/** How many of those who are found. */
interface Choice {
  /** A LIMIT clause for the best; empty: all. */
  readonly limit: string;
  /** ORDER BY and LIMIT of the random sample to choose from; empty: from all. */
  readonly sample: string;
}

/** @param best at most so many of the users that the segment chooses. */
export function choiceOf(segment: Segment, bind: Bind, best = segment.topByRank): Choice {
  const { randomSample, sampleSeed } = segment;
  return {
    limit: best === undefined ? '' : `LIMIT ${bind(best)}::bigint`,
    sample:
      randomSample === undefined
        ? ''
        : `ORDER BY ${randomPlace('seq', bind(sampleSeed))}, seq LIMIT ${bind(randomSample)}::bigint`,
  };
}

/**
 * SQL: where a user stands in the random order of a seed, the same each time. It depends on nobody else, so users who join or
 * leave don't change who of the others comes first.
 */
export const randomPlace = (seq: string, seed: string): string => `hashint8extended(${seq}, ${seed}::bigint)`;

const rankedPart = (part: Part): Part => ({
  ...part,
  from: part.rankedFrom,
  behind: part.rankedBehind,
  seq: part.rankedSeq,
});

const lookedUpRank = ({ rank, isWaiting }: Part): string => (isWaiting ? 'waitlist_rank(signup.seq)' : rank);

const domain = `lower(split_part(signup.email, '@', 2))`;
