import { answerSql } from '../../platform/forms/question.ts';
import { containsSearch } from '../../platform/paging/search.ts';
import { type SignupState, signupState } from '../invite/invite.state.ts';
import type { Wanted } from './user.rules.ts';

/** Adds a value to a statement. @returns its parameter: `$3`. */
export type Bind = (value: unknown) => string;

/** Where a user's standing is on the way to being let in: of each, `score` has its own indexes. */
export type Standing = 'waiting' | 'away' | 'excluded';

/** What a list consists of, in SQL: users fulfill all of it. */
export interface Conditions {
  /** Over `entry`, a row of signup_search_entry or of its copies. */
  readonly ofEntry: readonly string[];
  /** Of these, those that `score` does not tell. */
  readonly besidesScore: readonly string[];
  /** The standings that its users may have. */
  readonly standings: readonly Standing[];
  /** Over a row of `score` with one of these standings. */
  readonly ofScore: readonly string[];
  /** Whether its users have points, all of them. */
  readonly scored: boolean;
  /** Whether its users are found sooner among the rows of `score`. Each of them has one. */
  readonly byScore: boolean;
}

/** The answer to a question over a row of signup_search or its view. The job that fills the table adds an index for each. */
export const answerOf = (entry: string, key: string): string =>
  `${answerSql(`${entry}.answers`, key)} COLLATE "C"`;

/** Whether any filter leaves users out. */
export const isFiltered = ({ search, country, state, held, source, campaign, answers }: Wanted): boolean =>
  [search, country, state, source, campaign].some((each) => each !== null) ||
  held ||
  Object.keys(answers).length > 0;

/** A filter is an entry here, and a field of {@link Wanted}. */
export function conditionsOf(
  { search, country, state, held, source, campaign, answers, scored }: Wanted,
  bind: Bind,
): Conditions {
  const besidesScore = [
    ...(search === null ? [] : [containsSearch('entry.terms', search, bind)]),
    ...(country === null ? [] : [`entry.country = ${bind(country)}::text`]),
    ...(source === null ? [] : [`entry.source = ${bind(source)}::text`]),
    ...(campaign === null ? [] : [`entry.campaign = ${bind(campaign)}::text`]),
    ...(held
      ? [
          `EXISTS (SELECT FROM credit_hold WHERE credit_hold.referrer_seq = entry.seq AND credit_hold.state = 'held')`,
        ]
      : []),
    ...Object.entries(answers).map(([key, slug]) => `(${answerOf('entry', key)}) = ${bind(slug)}::text`),
  ];
  const standing = state === null ? null : standingOf[state];
  const isAway = standing === 'excluded' || (standing === 'away' && search === null);
  return {
    ofEntry: [
      ...besidesScore,
      ...(state === null ? [] : [inState[state]]),
      ...(scored ? ['(SELECT score.points > 0 FROM score WHERE score.seq = entry.seq) IS TRUE'] : []),
    ],
    besidesScore,
    standings: standing === null ? everyStanding : [standing],
    ofScore: [
      ...(state === null || state === 'waiting' ? [] : [scoreInState(state)]),
      ...(scored ? ['-points < 0'] : []),
    ],
    scored,
    byScore: isAway || (scored && besidesScore.length === 0),
  };
}

export const everyStanding: readonly Standing[] = ['waiting', 'away', 'excluded'];
export const standingOf: Readonly<Record<SignupState, Standing>> = {
  waiting: 'waiting',
  invited: 'away',
  accepted: 'away',
  expired: 'away',
  blocked: 'excluded',
  erased: 'excluded',
};

/** Over a row of `score` that has the standing of a state. */
export const scoreInState = (state: SignupState): string =>
  `(SELECT ${signupState} FROM signup WHERE signup.seq = score.seq) = '${state}'`;

/**
 * Over `entry`. Their scores are looked up one by one, by subqueries that PostgreSQL cannot turn into a join: it would read
 * all of `score` before the first user is found.
 */
export const isWaiting = `(SELECT standing = 'waiting' FROM score WHERE score.seq = entry.seq) IS NOT FALSE`;
const inState: Readonly<Record<SignupState, string>> = {
  waiting: isWaiting,
  invited: hasState('invited'),
  accepted: hasState('accepted'),
  expired: hasState('expired'),
  blocked: hasState('blocked'),
  erased: hasState('erased'),
};

function hasState(state: SignupState): string {
  return `(SELECT standing = '${standingOf[state]}' AND ${signupState} = '${state}'
    FROM score JOIN signup USING (seq) WHERE score.seq = entry.seq) IS TRUE`;
}
