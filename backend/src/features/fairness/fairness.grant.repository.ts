import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

/** Points that an admin gave a user. */
export interface GrantRow {
  readonly id: string;
  readonly points: number;
  /** Empty once the user is erased. */
  readonly reason: string;
  /** Whether the user sees it. */
  readonly isVisible: boolean;
  readonly grantedAt: Date;
  readonly grantedBy: string;
  /** Null: they count. */
  readonly takenBackAt: Date | null;
  readonly takenBackBy: string | null;
}

const grantColumns = `id, points, reason, is_visible AS "isVisible", granted_at AS "grantedAt", granted_by AS "grantedBy",
  taken_back_at AS "takenBackAt", taken_back_by AS "takenBackBy"`;

/** Gives points, with all that follows for ranks. The caller holds the lock of `waitlist_head`. @returns the grant's id. */
export async function insertGrant(
  client: ClientBase,
  signupSeq: string,
  grant: Pick<GrantRow, 'points' | 'reason' | 'isVisible' | 'grantedBy'>,
): Promise<string> {
  const id = randomUUID();
  await client.query(
    'INSERT INTO point_grant (id, signup_seq, points, reason, is_visible, granted_by) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, signupSeq, grant.points, grant.reason, grant.isVisible, grant.grantedBy],
  );
  await applyPoints(client, signupSeq, grant.points);
  return id;
}

/**
 * Takes a grant back, whole, with all that follows for ranks. The caller holds the lock of `waitlist_head`.
 *
 * @returns whose it was; null: there is none, or it is taken back.
 */
export async function takeGrantBack(
  client: ClientBase,
  id: string,
  by: string,
): Promise<{ readonly signupSeq: string; readonly points: number } | null> {
  const { rows } = await client.query<{ signupSeq: string; points: number }>(
    `UPDATE point_grant SET taken_back_at = clock_timestamp(), taken_back_by = $2
     WHERE id = $1 AND taken_back_at IS NULL RETURNING signup_seq::text AS "signupSeq", points`,
    [id, by],
  );
  const [row] = rows;
  if (row === undefined) return null;
  await applyPoints(client, row.signupSeq, -row.points);
  return row;
}

async function applyPoints(client: ClientBase, signupSeq: string, points: number): Promise<void> {
  await client.query('SELECT waitlist_apply_points(ARRAY[$1::bigint], ARRAY[$2::bigint], ARRAY[0::bigint])', [
    signupSeq,
    points,
  ]);
}

/** A user's grants, newest first. */
export async function listGrants(client: ClientBase | Pool, userId: string): Promise<readonly GrantRow[]> {
  const { rows } = await client.query<GrantRow>(
    `SELECT ${grantColumns} FROM point_grant WHERE signup_seq = (SELECT seq FROM signup WHERE id = $1) ORDER BY point_grant.seq DESC`,
    [userId],
  );
  return rows;
}
