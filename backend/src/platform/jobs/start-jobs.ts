import { setTimeout as sleep } from 'node:timers/promises';
import { run as runLibrary } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';
import { withDeadline } from './deadline.ts';
import type { JobHandler } from './job.ts';
import { JobWorker, type WorkerReport } from './job-worker.ts';
import { lookAtQueue, type TaskLook } from './queue-look.ts';
import type { CronJob, Run } from './runner.ts';
import { giveSignOfLife, heartbeatSeconds, takeJobsFromSilentWorkers } from './worker-life.ts';

/** What the workers do for one feature. */
export interface FeatureJobs {
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
}

export interface JobsOptions extends FeatureJobs {
  /** Shared; one connection of it listens for new jobs. */
  readonly pool: Pool;
  readonly log: Logger;
  /** Starts a runner; a test may put one in its place that does not keep its promises. */
  readonly run?: Run;
}

/** The queue and its workers as they were a moment ago. */
export interface JobsReport {
  /** By lane. */
  readonly workers: Readonly<Record<string, WorkerReport>>;
  readonly tasks: readonly TaskLook[];
}

export interface RunningJobs {
  report(): JobsReport;
  /** Takes no more jobs and waits up to ten seconds for those under way; what is then unfinished goes back to the queue. */
  stop(): Promise<void>;
}

const concurrency = 4;
const lookEveryMs = 1_000;
const lookDeadlineMs = 10_000;
/** A look at a long queue takes its time: the database has this many times as long to do something else. */
const restFactor = 20;

/**
 * Works off jobs until stopped. Outlives lost connections, a database that is away or full, and a runner that hangs: it
 * then starts anew by itself. Resolves as soon as the work has begun or been put off because the database is away.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  withConnectionErrorsHandled(options.pool);
  const jobs = new Jobs(options);
  await jobs.start();
  return jobs;
}

/** What keeps due jobs from being worked, as a sentence for an operator; null when nothing does. */
export function troubleIn({ workers }: JobsReport): string | null {
  const troubles = Object.entries(workers).flatMap(([lane, { trouble }]) =>
    trouble === null ? [] : [`${lane}: ${trouble.fault}, for ${trouble.seconds} seconds`],
  );
  if (troubles.length === 0) return null;
  return `Jobs do not run (${troubles.join('; ')}). New runners are started; if this lasts, check the database's log and disk space.`;
}

class Jobs implements RunningJobs {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #worker: JobWorker;
  readonly #stopping = new AbortController();
  readonly #heartbeat: NodeJS.Timeout;
  #tasks: readonly TaskLook[] = [];

  constructor({ run = runLibrary, ...options }: JobsOptions) {
    this.#pool = options.pool;
    this.#log = options.log;
    this.#worker = new JobWorker({ ...options, run, concurrency });
    this.#heartbeat = setInterval(() => void this.#beat(), heartbeatSeconds * 1000).unref();
  }

  async start(): Promise<void> {
    await this.#worker.start();
    void this.#beat();
    void this.#watch();
  }

  report(): JobsReport {
    return { workers: { all: this.#worker.report() }, tasks: this.#tasks };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#heartbeat);
    await this.#worker.stop();
  }

  async #beat(): Promise<void> {
    const { workerId } = this.#worker;
    try {
      if (workerId !== undefined) await giveSignOfLife(this.#pool, workerId);
      await takeJobsFromSilentWorkers(this.#pool);
    } catch (error) {
      this.#log.debug({ err: error }, 'a sign of life could not be given');
    }
  }

  /** Looks at the queue again and again, and lets the worker know. */
  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const startedAt = performance.now();
      await this.#look();
      const tookMs = performance.now() - startedAt;
      await sleep(Math.max(lookEveryMs, tookMs * restFactor), undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  async #look(): Promise<void> {
    try {
      const { workerId } = this.#worker;
      const looking = lookAtQueue(this.#pool, workerId === undefined ? [] : [workerId]);
      this.#tasks = await withDeadline(looking, lookDeadlineMs, 'A look at the queue');
      this.#worker.observe(this.#tasks);
    } catch (error) {
      this.#log.debug({ err: error }, 'the queue could not be looked at');
      this.#worker.observeNothing();
    }
  }
}
