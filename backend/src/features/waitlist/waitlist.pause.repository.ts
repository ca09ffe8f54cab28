import type { ClientBase, Pool } from 'pg';

/** A pause of sign-ups by an admin. */
export interface PauseRow {
  readonly pausedAt: Date;
  /** The admin's name at the time. */
  readonly pausedBy: string;
}

/** The current pause; null if there is none. */
export async function readPause(pool: Pool | ClientBase): Promise<PauseRow | null> {
  const { rows } = await pool.query<PauseRow>({
    name: 'signup_pause',
    text: 'SELECT paused_at AS "pausedAt", paused_by AS "pausedBy" FROM signup_pause',
  });
  return rows[0] ?? null;
}

/**
 * Pauses sign-ups. @returns false, with nothing changed, if they were already paused: of any number of calls, one
 * returns true.
 */
export async function insertPause(client: ClientBase, pausedBy: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'INSERT INTO signup_pause (paused_by) VALUES ($1) ON CONFLICT (only_row) DO NOTHING',
    [pausedBy],
  );
  return rowCount === 1;
}

/** Ends the pause. @returns false if there was none: of any number of calls, one returns true. */
export async function deletePause(client: ClientBase): Promise<boolean> {
  return (await client.query('DELETE FROM signup_pause')).rowCount === 1;
}
