import type { ClientBase } from 'pg';

/** A user who is not erased before the transaction ends, and on whom no one else writes what the team keeps about them. */
export interface LockedUser {
  /** Place in the join order. */
  readonly seq: string;
  readonly id: string;
}

/**
 * Locks the users with these ids, in the join order; unknown and erased ones are left out. Erasing waits for it; joins,
 * points and ranks do not.
 */
export async function lockUsers(client: ClientBase, ids: readonly string[]): Promise<readonly LockedUser[]> {
  const { rows } = await client.query<LockedUser>(
    `SELECT seq::text, id FROM signup WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL
     ORDER BY signup.seq FOR NO KEY UPDATE`,
    [ids],
  );
  return rows;
}
