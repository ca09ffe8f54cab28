import { EventEmitter } from 'node:events';
import {
  type CronItem,
  parseCronItems,
  type run,
  type Runner as LibraryRunner,
  type TaskList,
  type WorkerEventMap,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import type { JobType } from './job.ts';
import { type Lane, queueOf, restMs } from './lanes.ts';
import { SeverablePool } from './severable-pool.ts';
import { workerLogger } from './worker-log.ts';

/** Starts a runner of graphile-worker; a test replaces it with one that never answers. */
export type Run = typeof run;

/** A scheduled job, run once for all instances. */
export interface CronJob {
  readonly type: JobType<object>;
  /** Minute, hour, day of month, month, day of week; UTC. */
  readonly match: string;
}

/** The jobs that a runner has taken but not begun. */
type LocalQueue = WorkerEventMap['localQueue:init']['localQueue'];

export interface RunnerOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly run: Run;
  readonly lane: Lane;
  /** Jobs at a time. */
  readonly slots: number;
  readonly tasks: TaskList;
  readonly cron: readonly CronJob[];
}

const startDeadlineMs = 10_000;
const pollIntervalMs = 1000;
/** Jobs that end within this time are recorded together. */
const batchDelayMs = 20;
/** How long a job that was taken may wait for a slot before it is returned, for another instance to take. */
const takenAheadMs = 5_000;
const backfillMs = 60 * 60 * 1000;

/**
 * One runner of graphile-worker. Its promises are known to stay unsettled when the database fails at the wrong moment,
 * so everything here waits for them with a deadline, and the runner works on connections that can be taken away from
 * it.
 */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #pool: SeverablePool;
  readonly #ended = Promise.withResolvers<string>();
  #library: LibraryRunner | undefined;
  #workerId: string | undefined;
  #isAbandoned = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#pool = new SeverablePool(options.pool, options.slots);
  }

  /** Its id, under which it locks jobs; undefined until it has begun. */
  get workerId(): string | undefined {
    return this.#workerId;
  }

  /** Resolves with the reason once it takes no more jobs. It may also stop taking jobs without ever saying so. */
  get ended(): Promise<string> {
    return this.#ended.promise;
  }

  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  /** Resolves when it takes jobs; throws if it cannot, or does not say so in time. */
  async start(): Promise<void> {
    const { run, log, lane, slots, tasks, cron } = this.#options;
    const starting = run({
      pgPool: this.#pool,
      logger: workerLogger(log, () => this.#isAbandoned),
      events: this.#listen(),
      schema: queueOf(lane),
      concurrency: slots,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      preset: {
        worker: {
          // Without batches, nothing awaits the promise that records a job's end, so its failure would end the process.
          completeJobBatchDelay: batchDelayMs,
          failJobBatchDelay: batchDelayMs,
          localQueue: {
            size: slots,
            ttl: takenAheadMs,
            refetchDelay: { durationMs: restMs[lane], threshold: slots, maxAbortThreshold: Infinity },
          },
        },
      },
      taskList: tasks,
      parsedCronItems: parseCronItems(
        cron.map(({ type, match }): CronItem => ({
          task: type.name,
          match,
          options: { backfillPeriod: backfillMs },
        })),
      ),
    });
    void starting.then(
      (library) => this.#adopt(library),
      () => undefined,
    );
    await withDeadline(starting, startDeadlineMs, 'The start of a job runner');
  }

  /** Takes no more jobs; true once those in progress have ended and been recorded, false if that takes too long. */
  async stop(deadlineMs: number): Promise<boolean> {
    if (this.#library === undefined) return false;
    return withDeadline(this.#library.stop(), deadlineMs, 'The end of a job runner').then(
      () => true,
      () => false,
    );
  }

  /**
   * Cuts it off from the database, immediately and permanently: it can neither take a job nor record the end of one.
   */
  abandon(): void {
    if (this.#isAbandoned) return;
    this.#isAbandoned = true;
    this.#ended.resolve('it was abandoned');
    this.#dismiss();
    this.#pool.sever();
  }

  /** Stops its timers, if it still can. */
  #dismiss(): void {
    this.#library?.stop().catch(() => undefined); // rejects if it had already ended
  }

  #adopt(library: LibraryRunner): void {
    this.#library = library;
    library.promise.then(
      () => this.#ended.resolve('it ended'),
      () => this.#ended.resolve('it failed'),
    );
    if (this.#isAbandoned) this.#dismiss();
  }

  #listen(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      this.#workerId = workerPool.id;
    });
    events.on('localQueue:init', ({ localQueue }) => keepOpenUntilReleased(events, localQueue));
    events.on('pool:fatalError', ({ action, error }) =>
      this.#ended.resolve(`${action} failed${causeOf(error)}`),
    );
    events.on('worker:fatalError', ({ error }) => this.#ended.resolve(`a worker failed${causeOf(error)}`));
    events.on('pool:gracefulShutdown', () => this.#ended.resolve('it shut down'));
    events.on('pool:forcefulShutdown', () => this.#ended.resolve('it shut down by force'));
    return events;
  }
}

/**
 * Keeps a local queue from counting as released before it has returned its waiting jobs. With nothing in the background, the
 * library (0.17.3, 0.18.0) does not await the promise of returning them, so its failure would end the process.
 */
function keepOpenUntilReleased(events: WorkerEvents, queue: LocalQueue): void {
  const released = Promise.withResolvers<void>();
  events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    if (localQueue === queue && newMode === 'RELEASED') released.resolve();
  });
  const background: unknown = queue['background']; // private
  if (typeof background === 'function') Reflect.apply(background, queue, [released.promise]);
}

/** The database's or the system's error code. The message is left out: it may repeat a payload. */
export function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}
