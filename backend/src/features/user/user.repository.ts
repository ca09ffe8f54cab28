import type { ClientBase, Pool } from 'pg';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';
import { tagNamesSql } from '../tag/tag.repository.ts';
import { fieldSql, type ListedFields, listedFields } from '../waitlist/waitlist.fields.ts';

/** A user as admins see them. Everything personal is empty for an erased user; the country is ZZ. */
export interface UserRow extends ListedFields {
  readonly id: string;
  readonly referralId: string;
  readonly referralPoints: number;
  readonly referralCount: number;
  /** Name of the source that they came from at first, and its campaign; null: unknown. */
  readonly source: string | null;
  readonly campaign: string | null;
  /** Names in alphabetical order. */
  readonly tags: readonly string[];
  /** 1 is first; null for users who are not waiting. */
  readonly rank: number | null;
  readonly state: SignupState;
  /** When they will be erased, at their own request; null: they did not ask to leave. */
  readonly leavesAt: Date | null;
  readonly joinedAt: Date;
  /** The user whose code they joined with, if it was known. */
  readonly referrer: PersonName | null;
}

/** A user that a record refers to. Names are empty for an erased user. */
export interface PersonName {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly referralId: string;
}

/** A {@link PersonName} as JSON. @param of the alias of a row of `signup`. */
export const personName = (of: string): string =>
  `json_build_object('id', ${of}.id, 'firstName', ${of}.first_name, 'lastName', ${of}.last_name, 'referralId', ${of}.referral_id)`;

/** The columns of a {@link UserRow}, from `signup` left-joined with `score`. */
export const userColumns = `signup.id, signup.referral_id AS "referralId",
  ${listedFields.map((field) => `${fieldSql('signup', field)} AS "${field.key}"`).join(', ')},
  coalesce(score.points, 0)::float8 AS "referralPoints", coalesce(score.referral_count, 0)::float8 AS "referralCount",
  (SELECT source.name FROM source WHERE source.id = signup.source_id) AS source,
  (SELECT nullif(source.campaign, '') FROM source WHERE source.id = signup.source_id) AS campaign,
  ${tagNamesSql('signup.seq')} AS tags,
  waitlist_rank(signup.seq)::float8 AS rank, signup.joined_at AS "joinedAt",
  (SELECT ${personName('referrer')} FROM signup AS referrer WHERE referrer.seq = signup.referrer_seq) AS referrer,
  ${signupState} AS state, signup.leaves_at AS "leavesAt"`;

/** The users at places in the join order, in the given order. */
export async function findUsers(
  client: ClientBase | Pool,
  seqs: readonly string[],
): Promise<readonly UserRow[]> {
  if (seqs.length === 0) return [];
  const { rows } = await client.query<UserRow>(
    `SELECT ${userColumns} FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (seq, place)
     JOIN signup USING (seq) LEFT JOIN score USING (seq) ORDER BY place`,
    [seqs],
  );
  return rows;
}
