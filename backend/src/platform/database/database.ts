import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { migrations } from './migrations.ts';

/** The product's database: one pool of connections, used by MikroORM and by set-based SQL alike. */
export interface Database {
  readonly orm: MikroORM;
  readonly pool: Pool;
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly entities: readonly EntitySchema[];
  readonly log: Logger;
}

const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;

/** What every connection of the product is opened with. */
export const connectionOptions = (url: string, applicationName: string) => ({
  connectionString: url,
  application_name: applicationName,
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
  keepAlive: true,
});

/**
 * Prepares the pool; connections are opened when they are needed, so this works while the server is still away.
 * A lost connection rejects the query under way and nothing else.
 */
export async function openDatabase({ url, poolSize, entities, log }: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    driverOptions: connectionOptions(url, 'waitlist'),
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      transactional: true,
      allOrNothing: false,
    },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    logger: (message) => log.warn(message),
  });
  const pool = await orm.em.getConnection().getNativeClient();
  return { orm, pool, close: () => orm.close() };
}

/**
 * Runs `work` in one READ COMMITTED transaction on one connection: commits when it resolves, rolls back when it
 * rejects. A connection that broke is thrown away.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
