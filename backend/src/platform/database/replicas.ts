import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { openPool } from './database.ts';
import { Probe } from './probe.ts';
import { ReaderPool, type Replica } from './reader-pool.ts';

export interface ReplicasOptions {
  readonly primary: Pool;
  readonly urls: readonly string[];
  /** Connections to each replica, at most. */
  readonly poolSize: number;
  readonly log: Logger;
  /** Data older than this is not read. */
  readonly maxLagMs?: number;
  readonly lookEveryMs?: number;
}

export interface Replicas {
  /** For reads that may be slightly stale; the primary itself when there are no replicas. */
  readonly reader: Pool;
  /** Chooses a pool for several such reads that have to agree: one fresh replica, or the primary. */
  readonly pick: () => Pool;
  /** The pools of the replicas, by name. */
  readonly pools: Readonly<Record<string, Pool>>;
  /** Whether each replica, by name, is read from. */
  readonly fresh: () => Readonly<Record<string, boolean>>;
  /** Checks every replica, now and periodically. Until the first check, everything is read from the primary. */
  watch(): Promise<void>;
  close(): Promise<void>;
}

const usualLagMs = 5000;
const usualLookEveryMs = 1000;

/** The primary's log position, in bytes, at some time. */
interface Position {
  readonly at: number;
  readonly bytes: bigint;
}

/**
 * Opens the replicas: streaming standbys of the primary. Each is checked once a second and read from only while it
 * answers and has replayed what the primary had written five seconds ago. The primary's own log is the measure, so a
 * replica that lost its source is detected, too. While the primary is unavailable, replicas that have replayed its last
 * known position are read.
 */
export function openReplicas(options: ReplicasOptions): Replicas {
  const { primary, urls, poolSize, log } = options;
  if (urls.length === 0)
    return {
      reader: primary,
      pick: () => primary,
      pools: {},
      fresh: () => ({}),
      watch: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  const replicas = urls.map((url, at) => new WatchedReplica(`replica ${at + 1}`, url, { poolSize, log }));
  const positions = new Positions(primary, options.maxLagMs ?? usualLagMs);
  const look = async () => {
    const wanted = await positions.next();
    await Promise.all(replicas.map((replica) => replica.look(wanted)));
  };
  const reader = new ReaderPool(primary, replicas);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  return {
    reader,
    pick: () => reader.pick(),
    pools: Object.fromEntries(replicas.map(({ name, pool }) => [name, pool])),
    fresh: () => Object.fromEntries(replicas.map(({ name, isFresh }) => [name, isFresh])),
    async watch() {
      await look();
      let isLooking = false;
      timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        looking = look().finally(() => (isLooking = false));
      }, options.lookEveryMs ?? usualLookEveryMs).unref();
    },
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** The log position that replicas must have replayed. */
class Positions {
  readonly #primary: Pool;
  readonly #maxLagMs: number;
  #known: Position[] = [];

  constructor(primary: Pool, maxLagMs: number) {
    this.#primary = primary;
    this.#maxLagMs = maxLagMs;
  }

  /** Reads the primary's log position. @returns its position `maxLagMs` ago, or the first one; null: not known yet. */
  async next(): Promise<bigint | null> {
    const at = performance.now();
    const bytes = await currentPosition(this.#primary).catch(() => null);
    if (bytes !== null) this.#known.push({ at, bytes });
    const oldEnough = this.#known.findLastIndex((known) => known.at <= at - this.#maxLagMs);
    this.#known = this.#known.slice(Math.max(0, oldEnough));
    return this.#known[0]?.bytes ?? null;
  }
}

async function currentPosition(primary: Pool): Promise<bigint> {
  const { rows } = await primary.query<{ bytes: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS bytes`,
  );
  return BigInt(rows[0]?.bytes ?? 0);
}

class WatchedReplica implements Replica {
  readonly name: string;
  readonly pool: Pool;
  readonly #probe: Probe;
  readonly #log: Logger;
  #isFresh = false;
  #lastReason = '';

  constructor(name: string, url: string, { poolSize, log }: Pick<ReplicasOptions, 'poolSize' | 'log'>) {
    this.name = name;
    this.#probe = new Probe(url, { use: 'replica' });
    this.pool = openPool(url, {
      name: 'waitlist-reader',
      use: 'replica',
      max: poolSize,
      breaker: this.#probe.breaker,
    });
    this.#log = log;
  }

  get isFresh(): boolean {
    return this.#isFresh;
  }

  markAway(error: unknown): void {
    this.#setUnfit('it does not answer', error);
  }

  async look(wanted: bigint | null): Promise<void> {
    try {
      const [row] = await this.#probe.ask<{ standby: boolean; bytes: string | null }>(
        `SELECT pg_is_in_recovery() AS standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS bytes`,
      );
      if (row?.standby !== true) return this.#setUnfit('it is no standby of the primary');
      if (wanted === null) return this.#setUnfit('the primary has not answered yet');
      if (row.bytes === null || BigInt(row.bytes) < wanted) return this.#setUnfit('it lags behind');
      this.#setFresh();
    } catch (error) {
      this.markAway(error);
    }
  }

  async close(): Promise<void> {
    this.#probe.close();
    await this.pool.end();
  }

  #setFresh(): void {
    if (!this.#isFresh) this.#log.info({ replica: this.name }, 'a replica is read from');
    this.#isFresh = true;
    this.#lastReason = '';
  }

  #setUnfit(why: string, error?: unknown): void {
    this.#isFresh = false;
    if (this.#lastReason !== why)
      this.#log.warn({ replica: this.name, err: error }, `a replica is not read from: ${why}`);
    this.#lastReason = why;
  }
}
