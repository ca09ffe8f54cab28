import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import type { JobHandler } from './job.ts';
import { beginsPerSlot, type Lane, queueOf } from './lanes.ts';
import { JobRuns, type RunCount, Shift } from './job-runs.ts';
import type { TaskLook } from './queue-look.ts';
import { causeOf, type CronJob, type Run, Runner } from './runner.ts';
import { faultOf, type Trouble, WorkerHealth } from './worker-health.ts';
import { releaseWorker } from './worker-life.ts';

export interface JobWorkerOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly run: Run;
  readonly lane: Lane;
  /** Jobs at a time. */
  readonly slots: number;
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
}

/** A worker's state, for health checks and metrics. */
export interface WorkerReport {
  readonly restarts: number;
  readonly underWay: number;
  /** Jobs that wait, are in progress or will be retried. */
  readonly queued: number;
  /** How long the oldest untaken job has been due; 0 if there is none. */
  readonly oldestDueSeconds: number;
  readonly runs: readonly RunCount[];
  readonly trouble: Trouble | null;
}

const drainMs = 10_000;
const abortAfterMs = 5_000;
const releaseDeadlineMs = 3_000;
const firstRestartDelayMs = 250;
const maxRestartDelayMs = 5_000;
/** A runner that lived this long was healthy. */
const wellAfterMs = 30_000;
const databaseDeadlineMs = 5_000;
const databaseRetryMs = 500;
/** A job may stay in the queue for this long after its work was done. */
const noteWithinMs = 3_000;

/**
 * Keeps a runner of the library at work. When one exits, or silently stops taking jobs, another takes its place: the
 * old one is cut off from the database, and its jobs are returned. Every wait has a deadline.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #runs: JobRuns;
  readonly #health = new WorkerHealth();
  readonly #stopping = new AbortController();
  /** Ids under which replaced runners may still hold jobs. */
  readonly #orphans = new Set<string>();
  #runner: Runner | undefined;
  #shift = new Shift();
  #begunAtLastLook = 0;
  #isRunning = false;
  #restarts = 0;
  #looks: readonly TaskLook[] = [];
  #replace: (reason: string) => void = () => undefined;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    const perSlot = beginsPerSlot[options.lane];
    const beginsPerSecond = perSlot === null ? null : perSlot * options.slots;
    this.#runs = new JobRuns({ ...options, beginsPerSecond });
  }

  /** The id to keep alive; undefined while there is no runner. */
  get workerId(): string | undefined {
    return this.#runner?.isAbandoned === false ? this.#runner.workerId : undefined;
  }

  /** Resolves when the first runner has begun, or has been postponed because the database is unavailable. */
  async start(): Promise<void> {
    const { promise: firstStart, resolve } = Promise.withResolvers<void>();
    void this.#keepRunning(resolve);
    await firstStart;
  }

  /** Takes no more jobs and waits up to ten seconds for those in progress; unfinished ones return to the queue. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const timer = setTimeout(() => this.#runs.giveUp(), abortAfterMs);
    if (this.#runner?.isAbandoned === false) await this.#runner.stop(drainMs);
    clearTimeout(timer);
    this.#runs.giveUp();
    this.#retire();
    await withDeadline(this.#releaseOrphans(), releaseDeadlineMs, 'Giving jobs back').catch(() => undefined);
  }

  /** Records a look at the queue, and replaces the runner if it does not work. */
  observe(looks: readonly TaskLook[]): void {
    const now = performance.now();
    const { record } = this.#runs;
    this.#looks = looks.filter(({ task }) => this.#options.handlers.some(({ type }) => type.name === task));
    const held = this.#looks.flatMap((look) => look.held);
    const fault = faultOf({
      isRunning: this.#isRunning,
      oldestDueSeconds: this.#oldestDueSeconds(),
      freeSlots: this.#options.slots - this.#shift.underWay,
      hasBegun: this.#shift.begun !== this.#begunAtLastLook,
      notBegun: held.filter((id) => !record.hasBegun(id)).length,
      notNoted: held.filter((id) => record.wasDone(id, noteWithinMs)).length,
    });
    this.#begunAtLastLook = this.#shift.begun;
    record.forgetOld(new Set(held));
    this.#health.note(fault, now);
    const reason = this.#health.reasonToReplace(now);
    if (reason !== null) this.#replace(reason);
    void this.#releaseOrphans();
  }

  /** The database did not answer, so the worker's state is unknown. */
  observeNothing(): void {
    this.#health.giveTime(performance.now());
  }

  report(): WorkerReport {
    return {
      restarts: this.#restarts,
      underWay: this.#shift.underWay,
      queued: this.#looks.reduce((sum, { waiting, retrying }) => sum + waiting + retrying, 0),
      oldestDueSeconds: this.#oldestDueSeconds(),
      runs: this.#runs.counts,
      trouble: this.#health.trouble(performance.now()),
    };
  }

  #oldestDueSeconds(): number {
    return Math.max(0, ...this.#looks.map(({ oldestDueSeconds }) => oldestDueSeconds));
  }

  async #keepRunning(onFirstStart: () => void): Promise<void> {
    const { signal } = this.#stopping;
    const { log, lane } = this.#options;
    for (let failures = 0; !this.#isStopping(); failures += 1) {
      const startedAt = performance.now();
      const reason = await this.#runUntilReplaced(onFirstStart);
      onFirstStart();
      if (this.#isStopping()) return;
      this.#retire();
      this.#restarts += 1;
      log.warn({ lane, reason, restarts: this.#restarts }, 'a job runner is replaced by a new one');
      void this.#releaseOrphans();
      if (performance.now() - startedAt > wellAfterMs) failures = 0;
      const delayMs = Math.min(maxRestartDelayMs, firstRestartDelayMs * 2 ** failures);
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
      await this.#waitForDatabase();
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** @returns why another runner is needed. */
  async #runUntilReplaced(onStart: () => void): Promise<string> {
    const { promise: verdict, resolve } = Promise.withResolvers<string>();
    const shift = new Shift();
    const runner = new Runner({ ...this.#options, tasks: this.#runs.tasksFor(shift) });
    this.#runner = runner;
    this.#shift = shift;
    this.#begunAtLastLook = 0;
    this.#replace = resolve;
    try {
      await runner.start();
    } catch (error) {
      return `it did not start${causeOf(error)}`;
    }
    this.#health.giveTime(performance.now());
    this.#isRunning = true;
    onStart();
    return Promise.race([runner.ended, verdict]);
  }

  /** Cuts the runner off, so that it does no harm, and returns its jobs. */
  #retire(): void {
    const runner = this.#runner;
    this.#isRunning = false;
    this.#shift.isClosed = true;
    if (runner === undefined) return;
    runner.abandon();
    if (runner.workerId !== undefined) this.#orphans.add(runner.workerId);
  }

  /** Retried at every look until the database has accepted it. */
  async #releaseOrphans(): Promise<void> {
    const { pool, lane, log } = this.#options;
    for (const workerId of this.#orphans) {
      try {
        await releaseWorker(pool, queueOf(lane), workerId);
        this.#orphans.delete(workerId);
      } catch (error) {
        log.debug({ err: error }, 'jobs could not be given back yet');
      }
    }
  }

  async #waitForDatabase(): Promise<void> {
    const { signal } = this.#stopping;
    while (!this.#isStopping()) {
      try {
        await withDeadline(this.#options.pool.query('SELECT'), databaseDeadlineMs, 'The database');
        return;
      } catch {
        await sleep(databaseRetryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
