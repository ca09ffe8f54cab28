import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from './connection-errors.ts';
import { BoundedPool, cutConnections } from './bounded-pool.ts';
import { currentTrace, formatTraceparent } from '../trace/trace.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { clientClass } from './host-client.ts';
import { type DatabaseUse, hostsOf } from './hosts.ts';
import { migrations } from './migrations.ts';
import { neededSettings, sessionOptions, type SessionSettings } from './session-settings.ts';
import { gotNoAnswer } from './sql-errors.ts';

/** The product's database. Entities ({@link Orm}) and hand-written SQL share its pool. */
export interface Database {
  readonly pool: Pool;
  /** The address of the pool if it is a pooler's. */
  readonly pooledUrl: string | undefined;
  /**
   * MikroORM with connections of its own, for migrations only: they may take as long as they need. The caller closes
   * it.
   */
  readonly openMigrations: () => Promise<MikroORM>;
  readonly breaker: CircuitBreaker | undefined;
  /** Waits for queries in progress, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Bypasses the pooler that `url` leads to; left out if there is none. */
  readonly directUrl?: string | undefined;
  readonly poolSize: number;
  readonly log: Logger;
  readonly timeouts?: Timeouts;
  /** Tracks whether the database answers; without it, every query finds out for itself. */
  readonly breaker?: CircuitBreaker;
}

/** How long an operation may take, in milliseconds, before the caller is told to try again. */
export interface Timeouts {
  /** Waiting for a connection, new or from the pool. */
  readonly connectMs: number;
  /** Waiting for another connection's lock; less than a statement's timeout, so that the wait is what times out. */
  readonly lockMs: number;
  /** One statement, and an idle transaction. */
  readonly statementMs: number;
  /** Waiting for an answer from a server that does not enforce its own timeouts: it hangs, or the network does. */
  readonly answerMs: number;
}

const usualTimeouts: Timeouts = { connectMs: 5_000, lockMs: 5_000, statementMs: 15_000, answerMs: 17_000 };
/** No limit on statements and waits: for seeding, and for taking turns at migrating. */
export const patientTimeouts: Timeouts = { ...usualTimeouts, lockMs: 0, statementMs: 0, answerMs: 0 };
/** A migration may take as long as it needs, but must not hold up other instances while it waits for their locks. */
const migrationTimeouts: Timeouts = { ...patientTimeouts, lockMs: usualTimeouts.lockMs };

/**
 * Requests that may wait per connection, about as many as can be served within `connectMs`; any more are rejected
 * immediately.
 */
const waitingPerConnection = 100;

/** The settings of a session. */
export const sessionSettings = (timeouts = usualTimeouts): SessionSettings => ({
  ...neededSettings,
  lock_timeout: timeouts.lockMs,
  statement_timeout: timeouts.statementMs,
  idle_in_transaction_session_timeout: timeouts.statementMs,
});

export interface ConnectionOptions {
  /** `application_name`. */
  readonly name: string;
  readonly timeouts?: Timeouts | undefined;
  /** `primary` unless given. */
  readonly use?: DatabaseUse | undefined;
  /** The address is a pooler's, which runs each transaction in another session, so settings come from the role. */
  readonly isPooled?: boolean | undefined;
}

/**
 * Options for every connection the product opens. `Client` connects to whichever of the address's hosts is suitable.
 *
 * @throws AddressError
 */
export function connectionOptions(
  url: string,
  { name, timeouts = usualTimeouts, use, isPooled = false }: ConnectionOptions,
) {
  const hosts = hostsOf(url, use);
  return {
    Client: clientClass({ hosts, isPooled }),
    ...(isPooled ? {} : { options: sessionOptions(hosts.address.options, sessionSettings(timeouts)) }),
    application_name: name,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.answerMs,
    keepAlive: true,
  };
}

/**
 * Creates the pool; connections are opened on demand, so this works while the server is still unavailable. A lost
 * connection rejects its own query and nothing else.
 */
export function openDatabase({
  url,
  directUrl,
  poolSize,
  log,
  timeouts,
  breaker,
}: DatabaseOptions): Database {
  const isPooled = directUrl !== undefined;
  const pool = openPool(url, { name: 'waitlist', max: poolSize, timeouts, breaker, isPooled });
  return {
    pool,
    pooledUrl: isPooled ? url : undefined,
    openMigrations: () => openMigrations({ url: directUrl ?? url, log, breaker }),
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
  const { database, user } = hostsOf(url).address;
  return MikroORM.init({
    dbName: database ?? user ?? '', // the migrator makes sure that it is there
    extensions: [Migrator],
    pool: { min: 0, max: 1 },
    driverOptions: {
      ...connectionOptions(url, { name: 'waitlist-orm', timeouts: migrationTimeouts }),
      onPoolCreated: (pool: Pool) => breaker && cutConnections(pool, breaker),
    },
    migrations: { migrationsList: [...migrations], snapshot: false, transactional: true, allOrNothing: true },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    colors: false,
    logger: (message) => log.debug(message),
  });
}

export interface PoolOptions extends ConnectionOptions {
  /** Maximum number of connections. */
  readonly max: number;
  readonly breaker?: CircuitBreaker | undefined;
}

/**
 * A pool of at most `max` connections. A lost connection fails its own query and nothing else. When more requests wait
 * than can be served soon, further ones fail immediately instead of piling up; while the breaker is open, all do.
 */
export function openPool(url: string, { max, breaker, ...connection }: PoolOptions): Pool {
  const options = { ...connectionOptions(url, connection), max };
  const pool = new BoundedPool(options, max * waitingPerConnection, breaker, hostsOf(url, connection.use));
  return withConnectionErrorsHandled(pool);
}

/** Runs `work` on one connection, for consecutive statements: later ones do not wait for a connection again. */
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

/** Begins a transaction; events that it records belong to the trace of the current work. */
function begin(): string {
  const trace = currentTrace();
  return trace === undefined
    ? 'BEGIN'
    : `BEGIN; SET LOCAL waitlist.traceparent = '${formatTraceparent(trace)}'`;
}

/**
 * Runs `work` in one READ COMMITTED transaction on one connection: commits when it resolves, rolls back when it
 * rejects. A broken connection is discarded.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin());
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A server that did not answer the query would not answer this either.
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

/**
 * Runs reads that all see the database in one snapshot, each in one process of PostgreSQL.
 *
 * @param statementMs the timeout of a statement; left out: the usual one.
 */
export function inSnapshot<T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
  statementMs?: number,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query(
      `SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL max_parallel_workers_per_gather = 0${statementMs === undefined ? '' : `; SET LOCAL statement_timeout = ${statementMs}`}`,
    );
    return work(client);
  });
}

/** Takes the lock of a name until the transaction ends: of the transactions that ask for it, one at a time goes on. */
export async function lockByName(client: ClientBase, name: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
