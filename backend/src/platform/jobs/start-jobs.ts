import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CronItem,
  parseCronItems,
  run,
  type Runner,
  type Task,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';
import { addJob, type JobHandler, type JobType } from './job.ts';
import { forgetWorker, giveSignOfLife, heartbeatSeconds, takeJobsFromSilentWorkers } from './worker-life.ts';
import { workerLogger } from './worker-log.ts';

/** A job that comes up by the clock, once for all instances. */
export interface CronJob {
  readonly type: JobType<object>;
  /** Minute, hour, day of month, month, day of week; UTC. */
  readonly match: string;
}

/** What the workers do for one feature. */
export interface FeatureJobs {
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
}

export interface JobsOptions extends FeatureJobs {
  /** Shared; one connection of it listens for new jobs. */
  readonly pool: Pool;
  readonly log: Logger;
}

export interface RunningJobs {
  /** Takes no more jobs and waits up to ten seconds for those under way; what is then unfinished goes back to the queue. */
  stop(): Promise<void>;
}

const concurrency = 4;
const pollIntervalMs = 1000;
const stopTimeoutMs = 10_000;
const maxRestartDelayMs = 15_000;
const backfillMs = 60 * 60 * 1000;

/**
 * Works off jobs until stopped. Outlives lost connections and a database that is away: it then starts anew by itself.
 * Resolves as soon as the work has begun or been put off because the database is away.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  withConnectionErrorsHandled(options.pool);
  const worker = new JobWorker(options);
  await worker.start();
  return worker;
}

class JobWorker implements RunningJobs {
  readonly #options: JobsOptions;
  readonly #stopping = new AbortController();
  readonly #heartbeat: NodeJS.Timeout;
  #runner: Runner | undefined;
  #workers: WorkerPool | undefined;
  #supervision: Promise<void> = Promise.resolve();

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#heartbeat = setInterval(() => void this.#beat(), heartbeatSeconds * 1000).unref();
  }

  async start(): Promise<void> {
    const { promise: firstStart, resolve } = Promise.withResolvers<void>();
    this.#supervision = this.#supervise(resolve);
    await firstStart;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#heartbeat);
    const ended = this.#runner?.stop().catch(() => undefined); // rejects when it had ended by itself
    const everything = Promise.all([ended, this.#supervision]).then(() => true);
    if (!(await Promise.race([everything, sleep(stopTimeoutMs, false, { ref: false })]))) {
      await this.#giveUp();
    }
    if (this.#workers === undefined) return;
    await forgetWorker(this.#options.pool, this.#workers.id).catch(() => undefined);
  }

  /** Keeps one runner running: when it ends by itself, another follows, later each time it does not even start. */
  async #supervise(onFirstStart: () => void): Promise<void> {
    for (let failures = 0; !this.#isStopping(); failures += 1) {
      try {
        this.#runner = await this.#run();
        failures = 0;
        onFirstStart();
        if (this.#isStopping()) await this.#runner.stop();
        await this.#runner.promise;
      } catch (error) {
        if (!this.#isStopping())
          this.#options.log.warn({ err: error }, 'jobs are interrupted and start again');
      }
      onFirstStart();
      await sleep(Math.min(maxRestartDelayMs, 500 * 2 ** failures), undefined, {
        signal: this.#stopping.signal,
      }).catch(() => undefined);
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #run(): Promise<Runner> {
    const { pool, handlers, cron, log } = this.#options;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      this.#workers = workerPool;
      void this.#beat();
    });
    return run({
      pgPool: pool,
      logger: workerLogger(log),
      events,
      concurrency,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      // Only the batched way of noting the end of a job minds its errors; the other leaves a rejection to nobody.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: Object.fromEntries(handlers.map((handler) => [handler.type.name, this.#task(handler)])),
      parsedCronItems: parseCronItems(
        cron.map(({ type, match }): CronItem => ({
          task: type.name,
          match,
          options: { backfillPeriod: backfillMs },
        })),
      ),
    });
  }

  #task(handler: JobHandler): Task {
    const { pool, log } = this.#options;
    return async (payload, { job, abortSignal }) => {
      const again = await handler.run(payload, {
        log: log.child({ job: handler.type.name }),
        signal: abortSignal,
      });
      if (again === undefined) return;
      // The job under way gives its key to the new one and can itself not come up again.
      const spec = {
        type: handler.type,
        payload: handler.type.parse(payload),
        runInSeconds: again.runAgainInSeconds,
      };
      await addJob(pool, job.key === null ? spec : { ...spec, key: job.key });
    };
  }

  async #beat(): Promise<void> {
    if (this.#workers === undefined) return;
    try {
      await giveSignOfLife(this.#options.pool, this.#workers.id);
      await takeJobsFromSilentWorkers(this.#options.pool);
    } catch (error) {
      this.#options.log.debug({ err: error }, 'a sign of life could not be given');
    }
  }

  /** Fails the jobs under way, so that they go back to the queue. */
  async #giveUp(): Promise<void> {
    try {
      await this.#workers?.forcefulShutdown('jobs under way take too long');
    } catch (error) {
      this.#options.log.warn({ err: error }, 'jobs under way were left behind; another worker takes them');
    }
  }
}
