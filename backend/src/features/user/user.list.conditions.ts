import type { Bind } from '../segment/segment.audience.ts';
import { conditionsOf as filterConditions } from '../segment/segment.conditions.ts';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';
import type { Wanted } from './user.rules.ts';

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
  /** Whether its users have referrals, all of them. */
  readonly referrers: boolean;
  /** Whether its users are found sooner among the rows of `score`. Each of them has one. */
  readonly byScore: boolean;
}

/** Whether any condition leaves users out. */
export const isFiltered = ({ referrers: _referrers, ...filter }: Wanted): boolean =>
  Object.keys(filter).length > 0;

/**
 * Whether PostgreSQL may join other tables in the way that it finds best, or has to look into them for one user after the
 * other: a walk ends with the page.
 */
type How = 'joined' | 'one by one';

/** What a list consists of. */
export function conditionsOf(wanted: Wanted, bind: Bind, how: How): Conditions {
  const { search, states, referrers } = wanted;
  const all = filterConditions(wanted, bind);
  const besidesScore = all.flatMap((each) => {
    if (each.of === 'person') return [each.sql('entry')];
    return each.of === 'entry' ? [each.sql] : [];
  });
  const ofSeq = all
    .filter((each) => each.of === 'seq')
    .map(({ sql, ofOne = sql }) => (how === 'joined' ? sql : ofOne));
  const ofScores = all.filter((each) => each.of === 'score');
  const onlyScored = referrers || ofScores.some(({ none }) => !none);
  const standings = everyStanding.filter(
    (standing) => states === undefined || states.some((state) => standingOf[state] === standing),
  );
  const isAway = !standings.includes('waiting') && (search === undefined || !standings.includes('away'));
  return {
    ofEntry: [
      ...besidesScore,
      ...ofSeq.map((sql) => sql('entry.seq')),
      ...(states === undefined ? [] : [inStates(states, how)]),
      ...(referrers
        ? ['(SELECT score.referral_count > 0 FROM score WHERE score.seq = entry.seq) IS TRUE']
        : []),
      ...ofScores.map(
        ({ sql, none }) =>
          `(SELECT ${sql} FROM score WHERE score.seq = entry.seq) IS ${none ? 'NOT FALSE' : 'TRUE'}`,
      ),
    ],
    besidesScore,
    standings,
    ofScore: [
      ...(states === undefined ? [] : [scoreInStates(states)]),
      ...(referrers ? ['-referral_count < 0'] : []),
      ...ofSeq.map((sql) => sql('score.seq')),
      ...ofScores.map(({ sql }) => sql),
    ],
    referrers,
    byScore: isAway || (onlyScored && besidesScore.length === 0),
  };
}

/** Those without a rank. */
export const unranked: readonly Standing[] = ['away', 'excluded'];
export const everyStanding: readonly Standing[] = ['waiting', ...unranked];
export const standingOf: Readonly<Record<SignupState, Standing>> = {
  waiting: 'waiting',
  invited: 'away',
  accepted: 'away',
  expired: 'away',
  blocked: 'excluded',
  erased: 'excluded',
};

/** Over a row of `score` that has the standing of one of the states. Of those who wait, the standing says all. */
export const scoreInStates = (states: readonly SignupState[]): string => {
  const others = states.filter((state) => state !== 'waiting').map((state) => `'${state}'`);
  const isOther = `(SELECT ${signupState} FROM signup WHERE signup.seq = score.seq) IN (${others.join(', ')})`;
  if (others.length === 0) return 'true';
  return others.length === states.length ? isOther : `(standing = 'waiting' OR ${isOther})`;
};

/**
 * Over `entry`. Their scores are looked up one by one, by subqueries that PostgreSQL cannot turn into a join: it would read
 * all of `score` before the first user is found.
 */
export const isWaiting = `(SELECT standing = 'waiting' FROM score WHERE score.seq = entry.seq) IS NOT FALSE`;
/** The same as a join, which leaves out those who don't wait: there are few, and an index for each standing. */
const isWaitingJoined = unranked
  .map(
    (standing) => `NOT EXISTS (SELECT FROM score WHERE score.seq = entry.seq AND standing = '${standing}')`,
  )
  .join(' AND ');
const inState: Readonly<Record<SignupState, string>> = {
  waiting: isWaiting,
  invited: hasState('invited'),
  accepted: hasState('accepted'),
  expired: hasState('expired'),
  blocked: hasState('blocked'),
  erased: hasState('erased'),
};

const inStates = (states: readonly SignupState[], how: How): string =>
  how === 'joined' && states.every((state) => state === 'waiting')
    ? isWaitingJoined
    : `(${states.map((state) => inState[state]).join(' OR ')})`;

function hasState(state: SignupState): string {
  return `(SELECT standing = '${standingOf[state]}' AND ${signupState} = '${state}'
    FROM score JOIN signup USING (seq) WHERE score.seq = entry.seq) IS TRUE`;
}
