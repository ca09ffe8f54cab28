import { Client } from 'pg';
import { withDeadline } from '../deadline.ts';

const connectMs = 5_000;
/** `pg_backup_start` waits for a checkpoint, which writes every change to disk. */
const statementMs = 10 * 60_000;

/** A session of the embedded server's superuser, for backups. It fails its query when the connection is lost. */
export async function connectSuperuser(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'waitlist-backup',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + 2_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Ends the session and releases everything it holds: a backup in progress, a temporary slot. */
export const disconnect = (client: Client): Promise<void> =>
  withDeadline(client.end(), connectMs).catch(() => undefined);

/** The one row that a statement returns. */
export async function queryRow<T extends object>(
  client: Client,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T> {
  const { rows } = await client.query<T>(sql, [...values]);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL gave no row');
  return row;
}
