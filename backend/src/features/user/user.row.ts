import type { ClientBase, Pool } from 'pg';
import { type ListedFields, listedFields } from '../waitlist/waitlist.fields.ts';

/** Whether somebody is on the waitlist. */
export type UserState = 'active' | 'blocked' | 'erased';

/** Somebody who joined, as admins see them. Of who is erased everything personal is empty; their country is ZZ. */
export interface UserRow extends ListedFields {
  readonly id: string;
  readonly referralId: string;
  readonly referralPoints: number;
  readonly referralCount: number;
  /** 1 is first; null for who is blocked or erased. */
  readonly rank: number | null;
  readonly state: UserState;
  readonly joinedAt: Date;
}

/** The columns of a {@link UserRow}, from `signup` left-joined with `score`. */
export const userColumns = `signup.id, signup.referral_id AS "referralId",
  ${listedFields.map(({ column, key }) => `signup.${column} AS "${key}"`).join(', ')},
  coalesce(score.points, 0)::float8 AS "referralPoints", coalesce(score.referral_count, 0)::float8 AS "referralCount",
  waitlist_rank(signup.seq)::float8 AS rank, signup.joined_at AS "joinedAt",
  CASE WHEN signup.erased_at IS NOT NULL THEN 'erased' WHEN signup.blocked_at IS NOT NULL THEN 'blocked' ELSE 'active' END AS state`;

/** The people at places of the join order, in the order of the places given. */
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
