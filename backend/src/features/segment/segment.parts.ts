import type { Audience, Bind } from './segment.audience.ts';
import { conditionsOf } from './segment.conditions.ts';
import type { Segment } from './segment.rules.ts';

/**
 * The users who match the fields of a segment, in parts that follow each other from best to last: waiting users with points
 * (by points, then joining), waiting users without (by joining), and users who are away (like the first). Each part is read
 * in its order from an index, so the best few cost little however long the list is.
 */

/** A part of the users. */
export interface Part {
  /** Whether its users wait, and so have a rank. */
  readonly isWaiting: boolean;
  /** Tables, with the aliases `signup` and `score`. */
  readonly from: string;
  /**
   * Like `from`, with the column that {@link rank} reads: costs a pass over the waiting users up to the last one
   * needed.
   */
  readonly rankedFrom: string;
  /** The rank, in SQL, over {@link rankedFrom}. */
  readonly rank: string;
  /** Which of them match the segment's fields, except `states`. */
  readonly where: string;
  /** Whether they are in one of the selected states, in SQL. */
  readonly inState: string;
  /** First sort key within the part, over `from` and over `rankedFrom`; `signup.seq` breaks ties. */
  readonly behind: string;
  readonly rankedBehind: string;
  /** The tiebreaker column, taken from the index so that nothing is sorted. */
  readonly seq: string;
  readonly rankedSeq: string;
}

/**
 * Every part that can contain users of the segment, best first, and finally the blocked and erased. A statement over
 * them begins with {@link listedSql}.
 */
export function segmentParts(segment: Segment, audience: Audience, bind: Bind): readonly Part[] {
  const { ofSignup: where, ofScore, mayHaveNoScore } = matches(segment, bind);
  const scored = [...where, ...ofScore];
  const waits = segment.states.includes('waiting');
  return [
    ...(waits ? [withPoints(scored)] : []),
    ...(waits && mayHaveNoScore ? [withoutPoints(where)] : []),
    away(scored, awayStates(segment, audience)),
    excluded(scored),
  ];
}

/**
 * The beginning of a statement over parts: the users of the segment's list, looked up once for all parts. Empty without a
 * list. Each address finds one user: the one who verified it; otherwise, of those who stated it, the first to join who is
 * not blocked.
 */
export const listedSql = ({ emailListId }: Segment, bind: Bind): string =>
  emailListId === undefined
    ? ''
    : `WITH listed AS MATERIALIZED (
         SELECT signup.seq FROM email_list_entry JOIN signup ON ${isVerified}
         WHERE email_list_entry.list_id = ${bind(emailListId)}::uuid
         UNION ALL
         (SELECT DISTINCT ON (email_list_entry.email_key) signup.seq FROM email_list_entry JOIN signup ON ${isStated}
         WHERE email_list_entry.list_id = ${bind(emailListId)}::uuid AND NOT EXISTS (SELECT FROM signup WHERE ${isVerified})
         ORDER BY email_list_entry.email_key, signup.blocked_at IS NOT NULL, signup.seq)) `;

/**
 * Whether a signup verified an address of a list, or only stated it, as conditions over `signup` and `email_list_entry`. Of
 * users who are imported and not verified, the address is stated.
 */
export const isVerified = `signup.identity = 'email:' || email_list_entry.email_key`;
export const isStated = `(signup.verified_by = 'phone' AND signup.email_key = email_list_entry.email_key
  OR signup.identity = 'import:' || email_list_entry.email_key)`;

const and = (conditions: readonly string[]): string => conditions.map((each) => `(${each})`).join(' AND ');

const withPoints = (where: readonly string[]): Part => ({
  isWaiting: true,
  from: 'score JOIN signup ON signup.seq = score.seq',
  rankedFrom: `(SELECT seq, points, referral_count, standing, -points AS behind, row_number() OVER (ORDER BY -points, seq) AS rank
      FROM score WHERE standing = 'waiting') AS score JOIN signup ON signup.seq = score.seq`,
  rank: 'score.rank',
  where: and([`score.standing = 'waiting'`, ...where]),
  inState: 'true',
  behind: '-score.points',
  rankedBehind: 'score.behind',
  seq: 'score.seq',
  rankedSeq: 'score.seq',
});

const withoutPoints = (where: readonly string[]): Part => ({
  isWaiting: true,
  from: 'signup LEFT JOIN score ON false',
  rankedFrom: `(SELECT seq, row_number() OVER (ORDER BY seq) AS nth FROM signup AS waiting
      WHERE NOT EXISTS (SELECT FROM score WHERE score.seq = waiting.seq)) AS listed
      JOIN signup ON signup.seq = listed.seq LEFT JOIN score ON false`,
  rank: '(SELECT waitlist_people_with_points(false)) + listed.nth',
  where: and(['NOT EXISTS (SELECT FROM score AS own WHERE own.seq = signup.seq)', ...where]),
  inState: 'true',
  behind: '0',
  rankedBehind: '0',
  seq: 'signup.seq',
  rankedSeq: 'listed.seq',
});

const away = (where: readonly string[], states: readonly string[]): Part => ({
  ...unranked(and([`score.standing = 'away'`, ...where])),
  inState: states.length === 0 ? 'false' : states.map((state) => `(${state})`).join(' OR '),
});

const excluded = (where: readonly string[]): Part => ({
  ...unranked(and([`score.standing = 'excluded'`, ...where])),
  inState: 'false',
});

const unranked = (where: string) => {
  const from = 'score JOIN signup ON signup.seq = score.seq';
  return {
    isWaiting: false,
    from,
    rankedFrom: from,
    rank: 'NULL::bigint',
    where,
    behind: '-score.points',
    rankedBehind: '-score.points',
    seq: 'score.seq',
    rankedSeq: 'score.seq',
  };
};

const awayStates = ({ states }: Segment, { awayStates: known }: Audience): readonly string[] =>
  states.flatMap((state) => (state === 'waiting' ? [] : [known[state] ?? 'false']));

/**
 * Whether a waiting user is in a segment that names neither a list nor how many, as a condition over `signup` and `score`,
 * left-joined.
 */
export function matchesSql(segment: Segment, bind: Bind): string {
  const { ofSignup, ofScore, mayHaveNoScore } = matches(segment, bind);
  const own = and(['true', ...ofScore]);
  return and([...ofSignup, `CASE WHEN score.seq IS NULL THEN ${String(mayHaveNoScore)} ELSE ${own} END`]);
}

/** The conditions that are told by signups, and those by scores. */
function matches(segment: Segment, bind: Bind) {
  const conditions = conditionsOf(segment, bind);
  return {
    ofSignup: [
      ...conditions.flatMap((each) => {
        if (each.of === 'person') return [each.sql('signup')];
        if (each.of === 'entry') return [`signup.seq IN (${entriesThat(each.sql)})`];
        return each.of === 'seq' ? [each.sql('signup.seq')] : [];
      }),
      ...(segment.emailListId === undefined ? [] : ['signup.seq IN (SELECT seq FROM listed)']),
    ],
    ofScore: conditions.flatMap((each) => (each.of === 'score' ? [each.sql] : [])),
    /** Whether users who have no row in `score` can match. */
    mayHaveNoScore: conditions.every((each) => each.of !== 'score' || each.none),
  };
}

/** Whom a search finds: in the copies, and in what is not copied yet. */
const entriesThat = (condition: string): string =>
  `SELECT entry.seq FROM signup_search AS entry WHERE ${condition}
   UNION ALL SELECT entry.seq FROM signup_search_entry AS entry
   WHERE entry.seq > (SELECT through_seq FROM signup_search_head) AND ${condition}`;
