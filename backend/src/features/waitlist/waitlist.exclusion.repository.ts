import type { ClientBase } from 'pg';

/** Whether somebody is in the ranking. */
export interface SignupStanding {
  /** Place in the join order. */
  readonly seq: string;
  readonly id: string;
  readonly blockedAt: Date | null;
  readonly erasedAt: Date | null;
}

/**
 * The signup as it stands, and stays until the transaction ends: the lock of `waitlist_head` is taken first, which every
 * writer of signups, points and ranks takes.
 */
export async function lockSignup(client: ClientBase, id: string): Promise<SignupStanding | null> {
  await client.query('SELECT FROM waitlist_head FOR UPDATE');
  const { rows } = await client.query<SignupStanding>(
    `SELECT seq::text AS seq, id, blocked_at AS "blockedAt", erased_at AS "erasedAt" FROM signup WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Notes since when somebody is blocked, or that they are not, and takes them out of the ranking or brings them back. */
export async function setBlocked(
  client: ClientBase,
  { seq }: SignupStanding,
  blocked: boolean,
): Promise<Date | null> {
  const { rows } = await client.query<{ blockedAt: Date | null }>(
    `UPDATE signup SET blocked_at = CASE WHEN $2 THEN clock_timestamp() END WHERE seq = $1 RETURNING blocked_at AS "blockedAt"`,
    [seq, blocked],
  );
  await client.query('SELECT waitlist_set_ranked($1, $2)', [seq, !blocked]);
  return rows[0]?.blockedAt ?? null;
}
