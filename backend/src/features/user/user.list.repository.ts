import type { ClientBase, Pool } from 'pg';
import type { PageRequest } from '../../platform/paging/page.ts';
import { inSnapshot } from './user.snapshot.ts';
import { findUsers, type UserRow } from './user.row.ts';
import type { UserOrder, UserSort } from './user.rules.ts';

/** How `signup_page` finds an order: by what, and whether its own order is the ascending one. */
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
};

/** A page of everybody who ever joined, and how many they are, in one snapshot. Costs about the same on every page. */
export async function listUsers(
  pool: Pool,
  { sort, direction }: UserOrder,
  { limit, offset }: PageRequest,
): Promise<{ readonly total: number; readonly rows: readonly UserRow[] }> {
  const { by, ascending } = pageSorts[sort];
  const backwards = (direction === 'ascending') !== ascending;
  return inSnapshot(pool, async (client) => {
    const { total, seqs } = await findPage(client, [by, backwards, offset, limit]);
    return { total, rows: await findUsers(client, seqs) };
  });
}

async function findPage(client: ClientBase, values: readonly unknown[]) {
  const { rows } = await client.query<{ total: string; seqs: readonly string[] }>(
    'SELECT last_seq::text AS total, signup_page($1, $2, $3, $4)::text[] AS seqs FROM waitlist_head',
    [...values],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('waitlist_head has no row');
  return { total: Number(row.total), seqs: row.seqs };
}
