import { escapeLiteral } from 'pg';
import { countries } from '../../platform/countries/countries.ts';
import { signupStates, type SignupState } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';
import { optionsOf, type Question } from '../../platform/forms/question.ts';
import { forEachQuestion } from '../../questions.form.ts';
import { answerOf } from '../segment/segment.conditions.ts';
import {
  everyStanding,
  isWaiting,
  scoreInStates,
  type Standing,
  standingOf,
  unranked,
} from './user.list.conditions.ts';
import type { UserSort } from './user.rules.ts';

/** Of orders by `score` or by joining alone. */
export const noKey = 'NULL';

export type Way = 'ASC' | 'DESC';
export const turned = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Readonly<Record<Way, Way>>;

/**
 * A part of an order, in which users are found by walking an index. An order is a sequence of them: backwards, they come
 * in reverse, each turned.
 */
export type Segment = EntrySegment | ChoiceSegment | ScoreSegment;

interface SegmentOf {
  readonly way: Way;
  /** Who can be in it; left out: anybody. */
  readonly standings?: readonly Standing[];
}

/** Rows of signup_search_entry by a key, then by joining. */
export interface EntrySegment extends SegmentOf {
  readonly from: 'entry';
  /** An expression over `entry`; null: by joining alone. */
  readonly key: string | null;
  /** A condition on them. */
  readonly only: string;
  /** None of them has points. */
  readonly unscored?: boolean;
}

/** Rows of signup_search_entry, by the place that their value of an expression has among some values, then by joining. */
export interface ChoiceSegment extends SegmentOf {
  readonly from: 'choice';
  /** An expression over `entry`. */
  readonly of: string;
  readonly values: readonly string[];
}

/** Rows of `score` by a key, then by joining: those of each standing have an index, and they are merged. */
export interface ScoreSegment extends SegmentOf {
  readonly from: 'score';
  /** An expression that is below zero; null: by joining alone. */
  readonly key: string | null;
  readonly standings: readonly Standing[];
  /** A condition on the rows of `score`. */
  readonly only: string;
  /** Conditions on their rows of signup_search_entry. */
  readonly ofEntry?: readonly string[];
}

/** An order, once as a sort of all its users, once as what is walked. Both are the same order. */
export interface Order {
  /** What the sort needs of a row of signup_search_entry, called `key`. */
  readonly key: string;
  /** The sort, over `found`, which has `key` and `seq`, left-joined with `score`. */
  readonly sort: string;
  readonly segments: readonly Segment[];
}

/** What an order may depend on. */
export interface Ordered {
  readonly way: Way;
  /** The states that the list's users have. */
  readonly states: readonly SignupState[];
  /** What relevance is about: conditions over `entry`, the closest first; those that fulfill none come last. */
  readonly near: readonly string[];
}

const entries = (way: Way, only = 'true', key: string | null = null): EntrySegment => ({
  from: 'entry',
  key,
  way,
  only,
});

/** By text, those without one last. */
const byText =
  (of: string) =>
  ({ way }: Ordered): Order => ({
    key: of,
    sort: `key = '', key ${way}, seq ${way}`,
    segments: [entries(way, `${of} > ''`, of), entries(way, `${of} = ''`)],
  });

/** By the label of a choice, those whose choice has none last. @param values by their labels. */
const byLabel =
  (of: string, values: readonly string[]) =>
  ({ way }: Ordered): Order => ({
    key: `array_position(${textArray(values)}, ${of})`,
    sort: `key ${way} NULLS LAST, seq ${way}`,
    segments: [
      { from: 'choice', of, values: way === 'ASC' ? values : values.toReversed(), way },
      entries(way, `${of} = ANY (${unlisted(of, textArray(values))})`),
    ],
  });

export const textArray = (values: readonly string[]): string =>
  `${escapeLiteral(`{${values.join(',')}}`)}::text[]`;

/** The values of an expression that are not among these, by one look into its index for each. */
const unlisted = (of: string, values: string): string => `ARRAY(
  WITH RECURSIVE kept (value) AS (
    (SELECT ${of} FROM signup_search AS entry ORDER BY ${of} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${of} FROM signup_search AS entry WHERE ${of} > kept.value ORDER BY ${of} LIMIT 1) FROM kept WHERE kept.value IS NOT NULL)
  SELECT value FROM kept WHERE value <> ALL (${values})
  UNION
  SELECT ${of} FROM signup_search_entry AS entry WHERE seq > (SELECT through_seq FROM signup_search_head) AND ${of} <> ALL (${values}))`;

/** By what people read of an answer. */
function byAnswer(question: Question, key: string) {
  const of = `(${answerOf('entry', key)})`;
  const options = optionsOf(question).toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return options.length === 0
    ? byText(of)
    : byLabel(
        of,
        options.map(({ slug }) => slug),
      );
}

type ScoreColumn = 'points' | 'referral_count';
const hasNo = (column: ScoreColumn): string =>
  `(SELECT score.${column} = 0 FROM score WHERE score.seq = entry.seq) IS NOT FALSE`;

/** Those with most first, whatever their state, then those with none in join order. */
const mostFirst = (column: ScoreColumn, ofEntry: readonly string[] = []): readonly Segment[] => [
  { from: 'score', key: `-${column}`, way: 'ASC', standings: everyStanding, only: 'true', ofEntry },
  { ...entries('ASC', [hasNo(column), ...ofEntry].join(' AND ')), unscored: true },
];

/** Fewest first is most first backwards. */
const byScore =
  (column: ScoreColumn) =>
  ({ way }: Ordered): Order => ({
    key: noKey,
    sort: `coalesce(${column}, 0) ${way}, seq ${turned[way]}`,
    segments: way === 'DESC' ? mostFirst(column) : backwards(mostFirst(column)),
  });

const waits = `coalesce(standing, 'waiting') = 'waiting'`;

/** Users without a rank come last either way, the best first. */
function byRank({ way }: Ordered): Order {
  const ranked: readonly Segment[] = [
    { from: 'score', key: '-points', way: 'ASC', standings: ['waiting'], only: 'true' },
    {
      ...entries(
        'ASC',
        `entry.seq >= first_without_points() AND (SELECT false FROM score WHERE score.seq = entry.seq) IS NOT FALSE`,
      ),
      standings: ['waiting'],
      unscored: true,
    },
  ];
  return {
    key: noKey,
    sort: `NOT ${waits}, CASE WHEN ${waits} THEN coalesce(points, 0) END ${turned[way]},
      CASE WHEN ${waits} THEN seq END ${way}, coalesce(points, 0) DESC, seq`,
    segments: [
      ...(way === 'ASC' ? ranked : backwards(ranked)),
      { from: 'score', key: '-points', way: 'ASC', standings: unranked, only: 'true' },
      { from: 'score', key: null, way: 'ASC', standings: unranked, only: 'points = 0' },
    ],
  };
}

const stateOfFound = `SELECT ${signupState} FROM signup LEFT JOIN score USING (seq) WHERE signup.seq = found.seq`;

/** By the names of the states, which their labels are sorted like. */
function byState({ way, states }: Ordered): Order {
  const sorted = signupStates.toSorted().filter((each) => states.includes(each));
  const segments = (way === 'ASC' ? sorted : sorted.toReversed()).map((each): Segment => {
    const standings = [standingOf[each]];
    return each === 'waiting'
      ? { ...entries(way, isWaiting), standings }
      : { from: 'score', key: null, way, standings, only: scoreInStates([each]) };
  });
  return { key: noKey, sort: `(${stateOfFound}) COLLATE "C" ${way}, seq ${way}`, segments };
}

/** The closest first, then by points, then in join order; it has one direction. */
function byRelevance({ near }: Ordered): Order {
  const closeness = near.map((condition, index) => `WHEN ${condition} THEN ${index}`).join(' ');
  const others = near.map((condition) => `NOT ${condition}`);
  return {
    key: near.length === 0 ? noKey : `CASE ${closeness} ELSE ${near.length} END`,
    sort: 'key, coalesce(points, 0) DESC, seq',
    segments: [...near.map((each) => [each]), others].flatMap((each) => mostFirst('points', each)),
  };
}

const orders: Readonly<Record<UserSort, (ordered: Ordered) => Order>> = {
  firstName: byText('entry.first_name'),
  lastName: byText('entry.last_name'),
  email: byText('entry.email'),
  phoneNo: byText('entry.phone'),
  country: byLabel(
    'entry.country',
    countries.map(({ code }) => code),
  ),
  ...forEachQuestion(byAnswer),
  referralId: byText('entry.referral_id'),
  referralCode: byText('entry.referral_code'),
  source: byText('entry.source'),
  campaign: byText('entry.campaign'),
  createdAt: ({ way }) => ({ key: noKey, sort: `seq ${way}`, segments: [entries(way)] }),
  referralPoints: byScore('points'),
  referralCount: byScore('referral_count'),
  rank: byRank,
  state: byState,
  relevance: byRelevance,
};

export const orderOf = (sort: UserSort, ordered: Ordered): Order => orders[sort](ordered);

/** The same order from its end. */
export const backwards = (segments: readonly Segment[]): readonly Segment[] =>
  segments
    .toReversed()
    .map((segment) => ({
      ...segment,
      way: turned[segment.way],
      ...(segment.from === 'choice' && { values: segment.values.toReversed() }),
    }));
