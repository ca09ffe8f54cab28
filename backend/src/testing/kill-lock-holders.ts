import type { Pool } from 'pg';

/** Kills the connections that hold an advisory lock in this test's database, but not in those of other tests. */
export async function killLockHolders(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  if (rowCount === 0) throw new Error('No connection holds an advisory lock');
}
