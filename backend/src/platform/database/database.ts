import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from './connection-errors.ts';
import { migrations } from './migrations.ts';

/**
 * The product's database: MikroORM for entities and migrations, a pool for set-based SQL. Two pools, because MikroORM
 * reads dates and big numbers in its own way.
 */
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
    pool: { min: 0, max: Math.ceil(poolSize / 2) },
    driverOptions: connectionOptions(url, 'waitlist-orm'),
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      transactional: true,
      allOrNothing: false,
    },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    colors: false,
    logger: (message) => log.debug(message),
  });
  const pool = openPool(url, { name: 'waitlist', max: poolSize });
  return {
    orm,
    pool,
    close: async () => {
      await pool.end();
      await orm.close();
    },
  };
}

/** A pool of at most `max` connections. One that is lost ends the query it carries and nothing else. */
export function openPool(url: string, { name, max }: { readonly name: string; readonly max: number }): Pool {
  return withConnectionErrorsHandled(new Pool({ ...connectionOptions(url, name), max }));
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
