import type { ClientBase, Pool } from 'pg';
import { likePattern } from '../../platform/paging/search.ts';
import { awayStates, type SignupState } from '../invite/invite.state.ts';
import type { Wanted } from './user.rules.ts';

/** The SELECTs that find the matches, and the values of their parameters. */
export interface Matches {
  /** @param columns of signup_search_entry, besides seq. @param also another condition on its columns. */
  readonly sources: (columns: string, also?: string) => readonly string[];
  readonly values: readonly unknown[];
}

/** A search: users must match all of it. */
export type Sought = Pick<Wanted, 'texts'> & Partial<Pick<Wanted, 'country' | 'state'>>;

/** The current sources of a search. The watermark is a value, so that the planner knows how few rows are above it. */
export async function matchesOf(
  client: ClientBase | Pool,
  { texts, country = null, state = null }: Sought,
): Promise<Matches> {
  const { rows } = await client.query<{ through: string; newest: string }>(
    'SELECT through_seq::text AS through, last_seq::text AS newest FROM signup_search_head, waitlist_head',
  );
  const { through = '0', newest = '0' } = rows[0] ?? {};
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    ...(texts === null
      ? []
      : [`(${texts.map((text) => `terms LIKE lower(${bind(likePattern(text))})`).join(' OR ')})`]),
    ...(country === null ? [] : [`country = ${bind(country)}::text`]),
    ...(state === null ? [] : [inState[state]]),
  ];
  const condition = conditions.length === 0 ? 'true' : conditions.join(' AND ');
  const hasTail = BigInt(newest) > BigInt(through);
  const tail = hasTail ? `seq > ${bind(through)}::bigint AND ` : '';
  return {
    values,
    sources: (columns, also = 'true') => [
      `SELECT seq, ${columns} FROM signup_search AS entry WHERE ${condition} AND ${also}`,
      ...(hasTail
        ? [`SELECT seq, ${columns} FROM signup_search_entry AS entry WHERE ${tail}${condition} AND ${also}`]
        : []),
    ],
  };
}

const scored = (condition: string): string =>
  `seq IN (SELECT score.seq FROM score JOIN signup USING (seq) WHERE ${condition})`;

/** Conditions for each state, over `entry`. */
const inState: Readonly<Record<SignupState, string>> = {
  waiting: `NOT EXISTS (SELECT FROM score WHERE score.seq = entry.seq AND standing <> 'waiting')`,
  invited: scored(awayStates.INVITED),
  accepted: scored(awayStates.ACCEPTED),
  expired: scored(awayStates.EXPIRED),
  blocked: scored(`standing = 'excluded' AND erased_at IS NULL`),
  erased: scored(`standing = 'excluded' AND erased_at IS NOT NULL`),
};
