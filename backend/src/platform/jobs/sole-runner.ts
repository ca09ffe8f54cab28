import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { withDeadline } from '../deadline.ts';
import type { JobRun, RunAgain } from './job.ts';

/**
 * Work that one process at a time does, for minutes: under a session advisory lock, with a heartbeat in its row of the
 * table `runner`, so that a runner whose machine vanished without closing its connection is terminated. `runner_wake`
 * adds its job, `run-` and this name, unless it has sent a heartbeat lately.
 */
export type Runner = 'webhooks' | 'dispatch' | 'fairness' | 'rewards' | 'bulk' | 'import';

/**
 * Begins the work.
 *
 * @param nudge to be called when looking is worthwhile before the next look. @param endsAt when the run ends, on this
 * machine's steady clock.
 */
type Opener = (nudge: () => void, endsAt: number) => SoleWork;

/** What a runner does. */
export interface SoleWork {
  /** Looks for work and begins it. @returns whether any is waiting or in flight. */
  look(): Promise<boolean>;
  /**
   * Begins nothing more, and ends what is in flight: its time is up; the app stops, perhaps while it ends; or something
   * failed, so that another process may have the lock by now.
   */
  end(why: 'time' | 'stopping' | 'failed'): Promise<void>;
}

/** Work that is one step after the other. @param step resolves with whether there was one. */
export const inSteps =
  (step: () => Promise<boolean>): Opener =>
  (nudge) => ({
    async look() {
      const isWork = await step();
      if (isWork) nudge();
      return isWork;
    },
    end: () => Promise.resolve(),
  });

export interface RunTimes {
  /** How long a run lasts before another begins, in milliseconds: less than a job may take. */
  readonly runMs?: number;
  /** How long a run without work waits for more, in milliseconds. */
  readonly idleMs?: number;
  readonly lookEveryMs: number;
}

const usualRunMs = 240_000;
const usualIdleMs = 5_000;
const soonestLookMs = 20;
const silentSeconds = 30;
const answerWithinMs = 10_000;
const firstSignWithinMs = 1_000;
const signEveryMs = 3_000;

/**
 * Runs the work under the runner's lock, unless another process has it. The lock lives as long as its connection, which
 * also carries the heartbeats. The run ends when there is nothing to do, so that an idle site polls nothing, and in time
 * for its job's deadline; then another follows immediately. Throws when the database fails or the connection breaks.
 */
export async function runAlone(
  pool: Pool,
  runner: Runner,
  run: JobRun,
  open: Opener,
  times: RunTimes,
): Promise<RunAgain | undefined> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    if (!(await lockRunner(client, runner))) {
      const wasSilent = await terminateSilentRunner(client, runner);
      isBroken = false;
      if (!wasSilent) return undefined;
      run.log.warn(`the runner of ${runner} sent no heartbeat and was terminated`);
      return { runAgainInSeconds: 1 };
    }
    const hasMore = await new Run(client, runner, run, open, times).work();
    await withDeadline(unlockRunner(client, runner), answerWithinMs);
    isBroken = false;
    return hasMore ? { runAgainInSeconds: 0 } : undefined;
  } finally {
    client.release(isBroken); // a connection that is closed holds no lock
  }
}

class Run {
  readonly #client: PoolClient;
  readonly #runner: Runner;
  readonly #run: JobRun;
  readonly #work: SoleWork;
  readonly #times: RunTimes;
  readonly #endsAt: number;
  #nudge = Promise.withResolvers<void>();
  #signAt = Number.NEGATIVE_INFINITY;
  #isOver = false;

  constructor(client: PoolClient, runner: Runner, run: JobRun, open: Opener, times: RunTimes) {
    this.#client = client;
    this.#runner = runner;
    this.#run = run;
    this.#times = times;
    this.#endsAt = performance.now() + (times.runMs ?? usualRunMs);
    this.#work = open(() => this.#nudge.resolve(), this.#endsAt);
  }

  /** @returns whether there is more to do. */
  async work(): Promise<boolean> {
    const { signal, log } = this.#run;
    const onAbort = () => this.#nudge.resolve();
    signal.addEventListener('abort', onAbort);
    try {
      return await untilLost(this.#client, () => this.#loop());
    } catch (error) {
      this.#isOver = true;
      this.#nudge.resolve();
      // What is in flight ends by itself; another run may begin meanwhile.
      this.#work
        .end('failed')
        .catch((failure: unknown) =>
          log.warn({ err: failure }, `the runner of ${this.#runner} did not end well`),
        );
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async #loop(): Promise<boolean> {
    const { idleMs = usualIdleMs } = this.#times;
    const { signal } = this.#run;
    let busyAt = performance.now() - idleMs; // a run that finds nothing ends at once
    let hasMore = true;
    while (hasMore && performance.now() < this.#endsAt && !signal.aborted && !this.#isOver) {
      await this.#keepAlive();
      if (await this.#work.look()) busyAt = performance.now();
      else if (performance.now() - busyAt >= idleMs) {
        // Work committed from here on wakes another run; earlier work is found by this look.
        await takeHeartbeatBack(this.#client, this.#runner);
        hasMore = await this.#work.look();
        this.#signAt = Number.NEGATIVE_INFINITY;
      }
      if (hasMore) await this.#wait();
    }
    await this.#end();
    await takeHeartbeatBack(this.#client, this.#runner);
    return hasMore && !signal.aborted;
  }

  async #end(): Promise<void> {
    const { signal } = this.#run;
    const stopped = Promise.withResolvers<void>();
    const onAbort = () => stopped.resolve(this.#work.end('stopping'));
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    const ended = signal.aborted ? stopped.promise : Promise.race([this.#work.end('time'), stopped.promise]);
    ended.catch(() => undefined);
    try {
      while (!(await Promise.race([ended.then(() => true), sleep(signEveryMs, false)])))
        await this.#keepAlive();
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async #keepAlive(): Promise<void> {
    if (performance.now() - this.#signAt < signEveryMs) return;
    await withDeadline(sendHeartbeat(this.#client, this.#runner), answerWithinMs);
    this.#signAt = performance.now();
  }

  /** Until the next look. */
  async #wait(): Promise<void> {
    if (this.#run.signal.aborted) return;
    await sleep(soonestLookMs);
    const timer = new AbortController();
    await Promise.race([
      this.#nudge.promise,
      sleep(this.#times.lookEveryMs - soonestLookMs, undefined, { signal: timer.signal }).catch(
        () => undefined,
      ),
    ]);
    timer.abort();
    this.#nudge = Promise.withResolvers<void>();
  }
}

async function untilLost<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  const onEnd = () => lost.reject(new Error('The connection that holds the lock was lost'));
  client.once('end', onEnd).once('error', onEnd);
  try {
    return await Promise.race([work(), lost.promise]);
  } finally {
    client.off('end', onEnd).off('error', onEnd);
  }
}

/** Sent over the connection that holds the lock, so there is none without it. */
async function sendHeartbeat(client: PoolClient, runner: Runner): Promise<void> {
  await client.query('UPDATE runner SET seen_at = clock_timestamp() WHERE name = $1', [runner]);
}

/** Takes the heartbeat back: work committed from now on wakes another run. */
async function takeHeartbeatBack(client: PoolClient, runner: Runner): Promise<void> {
  await client.query(
    `UPDATE runner SET seen_at = clock_timestamp() - interval '11 seconds' WHERE name = $1`,
    [runner],
  );
}

/** Wakes the runner once `client` commits, unless it is at work and will look by itself. */
export async function wakeRunner(client: ClientBase | Pool, runner: Runner): Promise<void> {
  await client.query('SELECT runner_wake($1)', [runner]);
}

const lockOf = `hashtextextended('runner ' || $1, 0)`;

/** Takes the lock, if it is free, together with the first heartbeat: no other process sees one without the other. */
async function lockRunner(client: PoolClient, runner: Runner): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE runner SET seen_at = clock_timestamp() WHERE name = $1 AND (SELECT pg_try_advisory_lock(${lockOf}))`,
    [runner],
  );
  return rowCount === 1;
}

/**
 * Terminates the connection that holds the lock if its runner has sent no heartbeat for 30 seconds. Looks twice: a
 * runner that has only just taken the lock is about to send its first. @returns whether that was so.
 */
async function terminateSilentRunner(client: PoolClient, runner: Runner): Promise<boolean> {
  if ((await findSilent(client, runner, 'pid')) === 0) return false;
  await sleep(firstSignWithinMs);
  return (await findSilent(client, runner, 'pg_terminate_backend(pid)')) > 0;
}

async function findSilent(
  client: PoolClient,
  runner: Runner,
  act: 'pid' | 'pg_terminate_backend(pid)',
): Promise<number> {
  const { rowCount } = await client.query(
    `SELECT ${act} FROM pg_locks, runner
     WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND (classid::bigint << 32) | objid::bigint = ${lockOf} AND objsubid = 1
       AND name = $1 AND seen_at < clock_timestamp() - make_interval(secs => $2)`,
    [runner, silentSeconds],
  );
  return rowCount ?? 0;
}

async function unlockRunner(client: PoolClient, runner: Runner): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${lockOf})`, [runner]);
}
