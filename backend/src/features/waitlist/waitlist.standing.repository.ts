import type { ClientBase } from 'pg';

/** Whether a user has a rank (`waiting`), has none but is still counted (`away`), or is blocked or erased (`excluded`). */
export type Standing = 'waiting' | 'away' | 'excluded';

/** A signup that is locked until the transaction ends. */
export interface LockedSignup {
  /** Place in the join order. */
  readonly seq: string;
  readonly id: string;
  readonly blockedAt: Date | null;
  readonly erasedAt: Date | null;
}

/** Takes the lock that every writer of signups, points and ranks takes, until the transaction ends. */
export async function lockRanking(client: ClientBase): Promise<void> {
  await client.query('SELECT FROM waitlist_head FOR UPDATE');
}

/** The current signup, unchanged until the transaction ends: it takes the lock of {@link lockRanking} first. */
export async function lockSignup(client: ClientBase, id: string): Promise<LockedSignup | null> {
  await lockRanking(client);
  const { rows } = await client.query<LockedSignup>(
    `SELECT seq::text AS seq, id, blocked_at AS "blockedAt", erased_at AS "erasedAt" FROM signup WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Some current signups by their places in the join order, unchanged until the transaction ends if it holds {@link lockRanking}. */
export async function findLockedSignups(
  client: ClientBase,
  seqs: readonly string[],
): Promise<readonly LockedSignup[]> {
  const { rows } = await client.query<LockedSignup>(
    `SELECT seq::text AS seq, id, blocked_at AS "blockedAt", erased_at AS "erasedAt" FROM signup WHERE seq = ANY ($1) ORDER BY signup.seq`,
    [seqs],
  );
  return rows;
}

/**
 * Takes users out of the ranking or brings them back, and updates the counts. Takes the lock of `waitlist_head` and holds it
 * to the end of the transaction, so pass at most a few hundred at a time.
 *
 * @param seqs places in the join order; users who already have the standing stay as they are. @returns the places it
 * changed.
 */
export async function setStanding(
  client: ClientBase,
  seqs: readonly string[],
  becomes: Standing,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ changed: readonly string[] }>(
    'SELECT waitlist_set_standing($1, $2)::text[] AS changed',
    [seqs, becomes],
  );
  return rows[0]?.changed ?? [];
}

/** Why a credit changes after the join. */
export type CreditCause = 'hold' | 'release' | 'reverse' | 'restore';

/**
 * Brings the credits for some referred users to what they are worth by now: they count unless their user is blocked, or
 * they are held or reversed. Points, ranks and events follow. Takes the lock of `waitlist_head` and holds it to the end of
 * the transaction, so pass at most a few hundred at a time.
 *
 * @param referredSeqs places in the join order. @returns how many credits changed.
 */
export async function moveCredits(
  client: ClientBase,
  referredSeqs: readonly string[],
  cause: CreditCause,
): Promise<number> {
  const { rowCount } = await client.query('SELECT FROM waitlist_move_credits($1, $2)', [referredSeqs, cause]);
  return rowCount ?? 0;
}

/**
 * Records since when users are blocked, or that they are not. Their standing does not change.
 *
 * @returns since when one of them is.
 */
export async function setBlocked(
  client: ClientBase,
  seqs: readonly string[],
  blocked: boolean,
): Promise<Date | null> {
  const { rows } = await client.query<{ blockedAt: Date | null }>(
    `UPDATE signup SET blocked_at = CASE WHEN $2 THEN clock_timestamp() END WHERE seq = ANY ($1) RETURNING blocked_at AS "blockedAt"`,
    [seqs, blocked],
  );
  return rows[0]?.blockedAt ?? null;
}
