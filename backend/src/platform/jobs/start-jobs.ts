import { run as runLibrary } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';
import type { JobHandler } from './job.ts';
import { JobWorker, type WorkerReport } from './job-worker.ts';
import { type Lane, queueOf, queues, type Slots } from './lanes.ts';
import type { TaskLook } from './queue-look.ts';
import { QueueWatch } from './queue-watch.ts';
import type { CronJob, Run } from './runner.ts';
import { sendHeartbeat, heartbeatSeconds, takeJobsFromSilentWorkers } from './worker-life.ts';

/** The job handlers and schedules of one feature. */
export interface FeatureJobs {
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
}

export interface JobsOptions extends FeatureJobs {
  /** Shared; each lane keeps one connection of it to listen for new jobs. */
  readonly pool: Pool;
  readonly log: Logger;
  readonly slots: Slots;
  /** Starts a runner; a test may replace it with one that breaks its promises. */
  readonly run?: Run;
}

/** The queues and their workers as of a moment ago. */
export interface JobsReport {
  readonly workers: Readonly<Partial<Record<Lane, WorkerReport>>>;
  readonly tasks: readonly TaskLook[];
}

export interface RunningJobs {
  report(): JobsReport;
  /** Takes no more jobs and waits up to ten seconds for those in progress; unfinished ones return to the queue. */
  stop(): Promise<void>;
}

/**
 * Connections that `slots` concurrent jobs need: each lane listens on one, the runners of webhooks and mailings hold
 * one each with their locks, writing down recipients holds one, and a job holds one while a query runs, never while a
 * message is sent.
 */
export const jobConnections = 18;

/**
 * Runs the jobs of every lane until stopped. Survives lost connections, a database that is unavailable or full, and a runner
 * that hangs, which it restarts. Resolves once work has begun, or has been postponed because the database is unavailable.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  withConnectionErrorsHandled(options.pool);
  const jobs = new Jobs(options);
  await jobs.start();
  return jobs;
}

/** Why due jobs are not being worked, as a sentence for an operator; null when they are. */
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
  readonly #workers: ReadonlyMap<Lane, JobWorker>;
  readonly #watches: readonly QueueWatch[];
  readonly #stopping = new AbortController();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(options: JobsOptions) {
    this.#pool = options.pool;
    this.#log = options.log;
    this.#workers = createWorkers(options);
    this.#watches = queues.map(
      (queue) =>
        new QueueWatch({
          ...options,
          queue,
          workers: [...this.#workers].flatMap(([lane, worker]) => (queueOf(lane) === queue ? worker : [])),
          signal: this.#stopping.signal,
        }),
    );
    this.#heartbeat = setInterval(() => void this.#beat(), heartbeatSeconds * 1000).unref();
  }

  async start(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.start()));
    void this.#beat();
    for (const watch of this.#watches) void watch.watch();
  }

  report(): JobsReport {
    const workers = [...this.#workers].map(([lane, worker]) => [lane, worker.report()] as const);
    return { workers: Object.fromEntries(workers), tasks: this.#watches.flatMap(({ tasks }) => tasks) };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#heartbeat);
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop()));
  }

  async #beat(): Promise<void> {
    try {
      const workerIds = [...this.#workers.values()].flatMap(({ workerId }) => workerId ?? []);
      await sendHeartbeat(this.#pool, workerIds);
      for (const queue of queues) await takeJobsFromSilentWorkers(this.#pool, queue);
    } catch (error) {
      this.#log.debug({ err: error }, 'a heartbeat could not be sent');
    }
  }
}

/** One for each lane that has anything to do. */
function createWorkers({ run = runLibrary, ...options }: JobsOptions): ReadonlyMap<Lane, JobWorker> {
  const { handlers, cron, slots } = options;
  const lanes = new Set(handlers.map(({ type }) => type.lane));
  return new Map(
    [...lanes].map((lane) => {
      const ofLane = ({ type }: { readonly type: { readonly lane: Lane } }) => type.lane === lane;
      const worker = new JobWorker({
        ...options,
        run,
        lane,
        slots: slots[lane],
        handlers: handlers.filter(ofLane),
        cron: cron.filter(ofLane),
      });
      return [lane, worker];
    }),
  );
}
