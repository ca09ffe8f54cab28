import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';
import type { Timeouts } from '../database/database.ts';
import { withDeadline } from '../deadline.ts';
import { ExplainedError } from '../lifecycle.ts';
import type { JobHandler } from './job.ts';
import type { RunCount } from './job-tasks.ts';
import { type CronJob, type JobWorker, startWorker } from './job-worker.ts';
import type { Lane, Slots } from './lanes.ts';
import type { TaskState } from './queue.ts';
import { Watchdog } from './watchdog.ts';

/** The job handlers and schedules of one feature. */
export interface FeatureJobs {
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
}

export interface JobsOptions extends FeatureJobs {
  /** Shared; each lane keeps one connection of it to listen for new jobs. */
  readonly pool: Pool;
  /** One connection, of the watchdog alone, with {@link watchTimeouts}. */
  readonly watchPool: Pool;
  readonly log: Logger;
  readonly slots: Slots;
  /** Called once, when jobs no longer move in this process: it should end, and be started again. */
  readonly fail: (error: Error) => void;
}

/** A lane and its worker on this instance, as of a moment ago. */
export interface LaneReport {
  readonly inFlight: number;
  /** Jobs that wait, are in flight or will be retried, on all instances. */
  readonly queued: number;
  /** How long the oldest untaken job has been due; 0 if there is none. */
  readonly oldestDueSeconds: number;
  readonly runs: readonly RunCount[];
}

export interface JobsReport {
  readonly lanes: Readonly<Partial<Record<Lane, LaneReport>>>;
  readonly tasks: readonly TaskState[];
  /** Why jobs no longer move in this process, as a sentence for an operator; null while they do. */
  readonly stalled: string | null;
}

export interface RunningJobs {
  report(): JobsReport;
  /** Takes no more jobs and waits up to ten seconds for those in progress; unfinished ones return to the queue. */
  stop(): Promise<void>;
}

/**
 * Connections that the slots need: each lane listens on one, the three runners hold one each with their locks, writing down recipients holds one, and a job holds one while a query runs, never while a message is sent.
 */
export const jobConnections = 18;

/** Of the watchdog's connection: one that hangs must not make the other instances believe that this one is dead. */
export const watchTimeouts: Timeouts = {
  connectMs: 3_000,
  lockMs: 2_000,
  statementMs: 5_000,
  answerMs: 6_000,
};

const returnDeadlineMs = 3_000;

/** Runs the jobs of every lane until stopped, or until they stall. Resolves once every worker takes jobs. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  withConnectionErrorsHandled(options.pool);
  withConnectionErrorsHandled(options.watchPool);
  return new Jobs(options, await startWorkers(options));
}

/** One for each lane that has anything to do. */
function startWorkers(options: JobsOptions): Promise<readonly JobWorker[]> {
  const lanes = new Set(options.handlers.map(({ type }) => type.lane));
  return Promise.all(
    [...lanes].map((lane) => {
      const isOwn = ({ type }: { readonly type: { readonly lane: Lane } }) => type.lane === lane;
      const [handlers, cron] = [options.handlers.filter(isOwn), options.cron.filter(isOwn)];
      return startWorker({ ...options, lane, slots: options.slots[lane], handlers, cron });
    }),
  );
}

class Jobs implements RunningJobs {
  readonly #options: JobsOptions;
  readonly #workers: readonly JobWorker[];
  readonly #watchdog: Watchdog;
  readonly #stopping = new AbortController();
  #stalled: string | null = null;

  constructor(options: JobsOptions, workers: readonly JobWorker[]) {
    this.#options = options;
    this.#workers = workers;
    this.#watchdog = new Watchdog({ pool: options.watchPool, log: options.log, workers });
    void this.#watchdog.watch(this.#stopping.signal);
    void this.#watchdog.stalled.then((reason) => this.#endAsStalled(reason));
  }

  report(): JobsReport {
    const { tasks } = this.#watchdog;
    const lanes = this.#workers.map((worker) => [worker.lane, reportOf(worker, tasks)] as const);
    return { lanes: Object.fromEntries(lanes), tasks, stalled: this.#stalled };
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#stopWorkers();
    const returned = this.#watchdog.returnOwnJobs(AbortSignal.timeout(returnDeadlineMs));
    await withDeadline(returned, returnDeadlineMs).catch(() => undefined);
  }

  /** Returns every job first: the database may accept that only later, and until then a restart would not help. */
  async #endAsStalled(reason: string): Promise<void> {
    if (this.#isStopping()) return;
    this.#stalled = `Jobs do not move (${reason}). The app ends as soon as the database accepts them back, to be started again; if this lasts, check the database's log and disk space.`;
    await this.#stopWorkers();
    await this.#watchdog.returnOwnJobs(this.#stopping.signal);
    if (this.#isStopping()) return;
    this.#options.fail(
      new ExplainedError(`Jobs do not move (${reason}). The app ends, to be started again.`),
    );
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #stopWorkers(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }
}

function reportOf({ tasks }: JobWorker, states: readonly TaskState[]): LaneReport {
  const own = states.filter(({ task }) => tasks.has(task));
  return {
    inFlight: tasks.inFlight.size,
    queued: own.reduce((sum, { waiting, retrying }) => sum + waiting + retrying, 0),
    oldestDueSeconds: Math.max(0, ...own.map(({ oldestDueSeconds }) => oldestDueSeconds)),
    runs: tasks.counts,
  };
}
