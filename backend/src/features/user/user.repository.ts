import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import { type SignupState, signupState } from '../invite/invite.state.ts';
import { type ListedFields, listedFields } from '../waitlist/waitlist.fields.ts';
import type { UserOrder, UserSort } from './user.rules.ts';

/** A user as admins see them. Everything personal is empty for an erased user; the country is ZZ. */
export interface UserRow extends ListedFields {
  readonly id: string;
  readonly referralId: string;
  readonly referralPoints: number;
  readonly referralCount: number;
  /** 1 is first; null for users who are not waiting. */
  readonly rank: number | null;
  readonly state: SignupState;
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
  ${listedFields.map(({ column, key }) => `signup.${column} AS "${key}"`).join(', ')},
  coalesce(score.points, 0)::float8 AS "referralPoints", coalesce(score.referral_count, 0)::float8 AS "referralCount",
  waitlist_rank(signup.seq)::float8 AS rank, signup.joined_at AS "joinedAt",
  (SELECT ${personName('referrer')} FROM signup AS referrer WHERE referrer.seq = signup.referrer_seq) AS referrer,
  ${signupState} AS state`;

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

/** How `signup_page` finds an order: its sort key, and whether its own order is ascending. */
const pageSorts: Readonly<Record<UserSort, { readonly by: string; readonly ascending: boolean }>> = {
  firstName: { by: 'first_name', ascending: true },
  lastName: { by: 'last_name', ascending: true },
  email: { by: 'email', ascending: true },
  phoneNo: { by: 'phone', ascending: true },
  country: { by: 'country', ascending: true },
  broker: { by: 'broker', ascending: true },
  referralId: { by: 'referral_id', ascending: true },
  referralCode: { by: 'referral_code', ascending: true },
  referralPoints: { by: 'rank', ascending: false },
  referralCount: { by: 'referral_count', ascending: false },
  rank: { by: 'rank', ascending: true },
  createdAt: { by: 'joined_at', ascending: true },
  state: { by: 'state', ascending: true },
  relevance: { by: 'rank', ascending: true },
};

/** A page of all users who ever joined, and how many there are, in one snapshot. Costs about the same on every page. */
export async function listUsers(
  pool: Pool,
  { sort, direction }: UserOrder,
  { limit, offset }: PageRequest,
): Promise<{ readonly total: number; readonly rows: readonly UserRow[] }> {
  const { by, ascending } = pageSorts[sort];
  const backwards = (direction === 'ascending') !== ascending;
  return inSnapshot(pool, async (client) => {
    const { total, seqs } = await readPage(client, everybodysPage, [by, backwards, offset, limit]);
    return { total, rows: await findUsers(client, seqs) };
  });
}

/**
 * A page of the users of one country, or of the waiting users, in join order, and how many there are. Costs about the same
 * on every page.
 */
export async function listInJoinOrder(
  pool: Pool,
  among: { readonly country: string } | 'waiting',
  direction: UserOrder['direction'],
  { limit, offset }: PageRequest,
): Promise<{ readonly total: number; readonly rows: readonly UserRow[] }> {
  const values = [direction === 'descending', offset, limit];
  return inSnapshot(pool, async (client) => {
    const { total, seqs } =
      among === 'waiting'
        ? await readPage(client, waitingPage, values)
        : await readPage(client, countryPage, [...values, among.country]);
    return { total, rows: await findUsers(client, seqs) };
  });
}

const countryPage = `SELECT people::text AS total, seqs::text[] FROM signup_page_of_country($4, $1, $2, $3)`;
/** By state they come first; backwards, all others do. */
const waitingPage = `SELECT waiting_total::text AS total,
  signup_page('state', $1, $2 + CASE WHEN $1 THEN last_seq - waiting_total ELSE 0 END, greatest(0, least($3, waiting_total - $2))::integer)::text[] AS seqs
  FROM waitlist_head`;

const everybodysPage =
  'SELECT last_seq::text AS total, signup_page($1, $2, $3, $4)::text[] AS seqs FROM waitlist_head';

async function readPage(client: ClientBase, text: string, values: readonly unknown[]) {
  const { rows } = await client.query<{ total: string; seqs: readonly string[] }>(text, [...values]);
  const [row] = rows;
  if (row === undefined) throw new Error('waitlist_head has no row');
  return { total: Number(row.total), seqs: row.seqs };
}

/**
 * Runs reads that all see the database in one snapshot.
 *
 * @param statementMs the timeout of a statement; left out: the usual one.
 */
export function inSnapshot<T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
  statementMs?: number,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query(
      `SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY${statementMs === undefined ? '' : `; SET LOCAL statement_timeout = ${statementMs}`}`,
    );
    return work(client);
  });
}
