import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from './connection-errors.ts';
import { BoundedPool, cutConnectionsWhenAway } from './bounded-pool.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { migrations } from './migrations.ts';
import { neededSettings, withSessionSettings } from './session-settings.ts';
import { gotNoAnswer } from './sql-errors.ts';

/** The product's database. Entities ({@link Orm}) and hand-written SQL share its pool. */
export interface Database {
  readonly pool: Pool;
  /** MikroORM with connections of its own, for migrations alone: they may take as long as they need. To be closed. */
  readonly openMigrations: () => Promise<MikroORM>;
  readonly breaker: CircuitBreaker | undefined;
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Logger;
  readonly timeouts?: Timeouts;
  /** What is known of whether the database answers; left out, every query finds out itself. */
  readonly breaker?: CircuitBreaker;
}

/** How long something may take, in milliseconds, before it is given up and the caller is told to try again. */
export interface Timeouts {
  /** Waiting for a connection, new or of the pool. */
  readonly connectMs: number;
  /** Waiting for somebody else's lock; less than a statement may take, so that the wait is what is given up. */
  readonly lockMs: number;
  /** One statement, and a transaction that asks for nothing. */
  readonly statementMs: number;
  /** Waiting for an answer of a server that does not keep to its own timeouts: it hangs, or the network does. */
  readonly answerMs: number;
}

const usualTimeouts: Timeouts = { connectMs: 5_000, lockMs: 5_000, statementMs: 15_000, answerMs: 17_000 };
/** No end to statements and waits: for what seeds, and for taking turns at migrating. */
export const patientTimeouts: Timeouts = { ...usualTimeouts, lockMs: 0, statementMs: 0, answerMs: 0 };
/** A migration may take as long as it needs, but not hold up other instances while it waits for their locks. */
const migrationTimeouts: Timeouts = { ...patientTimeouts, lockMs: usualTimeouts.lockMs };

/** Requests that may wait for each connection, about as many as are served before `connectMs`; any more are turned away at once. */
const waitingPerConnection = 100;

/** What every connection of the product is opened with. */
export const connectionOptions = (url: string, applicationName: string, timeouts = usualTimeouts) => ({
  ...withSessionSettings(url, {
    ...neededSettings,
    lock_timeout: timeouts.lockMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.statementMs,
  }),
  application_name: applicationName,
  connectionTimeoutMillis: timeouts.connectMs,
  query_timeout: timeouts.answerMs,
  keepAlive: true,
});

/**
 * Prepares the pool; connections are opened when they are needed, so this works while the server is still away.
 * A lost connection rejects the query under way and nothing else.
 */
export function openDatabase({ url, poolSize, log, timeouts, breaker }: DatabaseOptions): Database {
  const pool = openPool(url, { name: 'waitlist', max: poolSize, timeouts, breaker });
  return {
    pool,
    openMigrations: () => openMigrations({ url, log, breaker }),
    breaker,
    close: () => pool.end(),
  };
}

function openMigrations({
  url,
  log,
  breaker,
}: {
  readonly url: string;
  readonly log: Logger;
  readonly breaker: CircuitBreaker | undefined;
}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    driverOptions: {
      ...connectionOptions(url, 'waitlist-orm', migrationTimeouts),
      onPoolCreated: (pool: Pool) => breaker && cutConnectionsWhenAway(pool, breaker),
    },
    migrations: {
      migrationsList: [...migrations],
      snapshot: false,
      transactional: true,
      allOrNothing: true,
    },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    colors: false,
    logger: (message) => log.debug(message),
  });
}

export interface PoolOptions {
  readonly name: string;
  /** Connections at most. */
  readonly max: number;
  readonly timeouts?: Timeouts | undefined;
  readonly breaker?: CircuitBreaker | undefined;
}

/**
 * A pool of at most `max` connections. One that is lost ends the query it carries and nothing else. When more requests
 * wait than it can soon serve, further ones fail at once instead of piling up; so do all while the breaker is open.
 */
export function openPool(url: string, { name, max, timeouts, breaker }: PoolOptions): Pool {
  const options = { ...connectionOptions(url, name, timeouts), max };
  return withConnectionErrorsHandled(new BoundedPool(options, max * waitingPerConnection, breaker));
}

/** Runs `work` on one connection, for statements that follow each other: later ones do not wait for a connection again. */
export async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const result = await work(client);
    isBroken = false;
    return result;
  } finally {
    client.release(isBroken);
  }
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
    // A server that did not answer would not answer this either.
    if (gotNoAnswer(error)) broken = error;
    else
      await client.query('ROLLBACK').catch((cause: unknown) => {
        broken = cause instanceof Error ? cause : new Error(String(cause));
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
