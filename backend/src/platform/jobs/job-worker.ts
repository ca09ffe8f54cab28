import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CronItem,
  Logger as LibraryLogger,
  type LogLevel,
  parseCronItems,
  run,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import type { JobHandler, JobType } from './job.ts';
import { JobTasks } from './job-tasks.ts';
import { type Lane, queueOf } from './lanes.ts';

/** A scheduled job, run once for all instances. */
export interface CronJob {
  readonly type: JobType<object>;
  /** Minute, hour, day of month, month, day of week; UTC. */
  readonly match: string;
}

export interface JobWorkerOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly lane: Lane;
  /** Jobs at a time. */
  readonly slots: number;
  readonly handlers: readonly JobHandler[];
  readonly cron: readonly CronJob[];
}

const startDeadlineMs = 10_000;
const drainMs = 10_000;
/** After its jobs have ended, the library only records them; its promise is known never to settle after some failures. */
const settleMs = 2_000;
/** Jobs that end within this time are recorded together. */
const batchDelayMs = 5;
const backfillMs = 60 * 60_000;

/** All slots together look this often for jobs that nobody announced; a new job is announced and taken immediately. */
const looksPerSecond = 5;
const longestPollMs = 5_000;

/** One lane's runner of graphile-worker. Nothing replaces it when it ends: the process ends, too, and starts again. */
export interface JobWorker {
  /** The id under which it locks jobs. */
  readonly id: string;
  readonly lane: Lane;
  readonly slots: number;
  readonly tasks: JobTasks;
  /** Resolves with the reason when it takes no more jobs. It may also stop taking jobs without ever saying so. */
  readonly ended: Promise<string>;
  /**
   * Takes no more jobs, and waits up to ten seconds for those in progress; after five, their signals are aborted. What is
   * left stays locked.
   */
  readonly stop: () => Promise<void>;
}

/** Resolves when the worker takes jobs; throws if it cannot, or does not say so in time. */
export async function startWorker(options: JobWorkerOptions): Promise<JobWorker> {
  const { pool, log, lane, slots, cron } = options;
  const tasks = new JobTasks(options);
  const events: WorkerEvents = new EventEmitter();
  const id = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<string>();
  events.on('pool:create', ({ workerPool }) => id.resolve(workerPool.id));
  events.on('pool:fatalError', ({ action, error }) => ended.resolve(`${action} failed${codeOf(error)}`));
  events.on('pool:gracefulShutdown', () => ended.resolve('its worker stopped'));
  const starting = run({
    pgPool: pool,
    schema: queueOf(lane),
    concurrency: slots,
    pollInterval: Math.min(longestPollMs, (slots * 1000) / looksPerSecond),
    noHandleSignals: true,
    logger: libraryLogger(log),
    events,
    taskList: tasks.list,
    parsedCronItems: parseCronItems(cron.map(cronItem)),
    // Unless jobs are recorded in batches, a failure to record one is a rejection that nothing handles.
    preset: { worker: { completeJobBatchDelay: batchDelayMs, failJobBatchDelay: batchDelayMs } },
  });
  const runner = await withDeadline(starting, startDeadlineMs, `The start of the job worker ${lane}`);
  runner.promise.catch(() => undefined); // the events have said so
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopRunner(runner, tasks));
  return { id: await id.promise, lane, slots, tasks, ended: ended.promise, stop };
}

async function stopRunner(runner: Runner, tasks: JobTasks): Promise<void> {
  const settled = runner.stop().catch(() => undefined); // it rejects if it had stopped by itself
  const drained = tasks
    .drained()
    .then(() => Promise.race([settled, sleep(settleMs, undefined, { ref: false })]));
  await withDeadline(drained, drainMs).catch(() => undefined);
}

const cronItem = ({ type, match }: CronJob): CronItem => ({
  task: type.name,
  match,
  options: { backfillPeriod: backfillMs },
});

/** The database's or the system's error code. The message is left out: it may repeat a payload. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}

/** The library's messages, without their details, which contain payloads. Only its errors are worth an operator's time. */
const libraryLogger = (log: Logger): LibraryLogger =>
  new LibraryLogger(() => (level, message) => log[logLevels[level]](message));

const logLevels: Readonly<Record<`${LogLevel}`, 'error' | 'debug'>> = {
  error: 'error',
  warning: 'debug',
  info: 'debug',
  debug: 'debug',
};
