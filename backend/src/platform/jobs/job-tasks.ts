import { setTimeout as sleep } from 'node:timers/promises';
import type { Task, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import { currentTrace, traceOfLines, withinTrace } from '../trace/trace.ts';
import { addJob, type JobHandler, traceOf } from './job.ts';

export type RunOutcome = 'done' | 'again' | 'failed';

/** How often the runs of a job type had each outcome. */
export interface RunCount {
  readonly task: string;
  readonly outcome: RunOutcome;
  readonly count: number;
}

export interface JobTasksOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
}

/** Longer than any healthy job takes: one that hangs must not keep its slot. */
const runDeadlineMs = 5 * 60_000;
const retryMs = 250;

export interface EndedRun {
  /** On this machine's steady clock. */
  readonly at: number;
  readonly isDone: boolean;
}

/** What the library passes to a task besides the payload, as far as it is used here. */
type Helpers = Parameters<Task>[1];

/** The handlers of one worker in the library's form, and what they are doing. */
export class JobTasks {
  /** How many runs have begun. */
  begun = 0;
  /** Runs in progress, or whose end cannot be recorded yet, by the job's id. */
  readonly inFlight = new Map<string, Promise<void>>();
  /** Runs that ended a short while ago, by the job's id: it may still be in the queue. */
  readonly ended = new Map<string, EndedRun>();
  readonly #options: JobTasksOptions;
  readonly #counts = new Map<string, RunCount>();

  constructor(options: JobTasksOptions) {
    this.#options = options;
  }

  get list(): TaskList {
    return Object.fromEntries(
      this.#options.handlers.map((handler) => [handler.type.name, this.#task(handler)]),
    );
  }

  has(task: string): boolean {
    return this.#options.handlers.some(({ type }) => type.name === task);
  }

  get counts(): readonly RunCount[] {
    return [...this.#counts.values()];
  }

  /** Jobs that are done but may still be in the queue. */
  get done(): readonly string[] {
    return [...this.ended].flatMap(([id, { isDone }]) => (isDone ? [id] : []));
  }

  /** Forgets runs that had ended at a moment after which their jobs were not `locked`. */
  forgetEnded(before: number, locked: ReadonlySet<string>): void {
    for (const [id, { at }] of this.ended) if (at < before && !locked.has(id)) this.ended.delete(id);
  }

  /** Resolves when no run is in progress. */
  async drained(): Promise<void> {
    while (this.inFlight.size > 0) await Promise.allSettled(this.inFlight.values());
  }

  #task(handler: JobHandler): Task {
    return async (payload, helpers) => {
      const { id } = helpers.job;
      this.begun += 1;
      this.ended.delete(id); // of an earlier try
      const run = withinTrace(traceOf(payload), () => this.#run(handler, payload, helpers));
      const recordable = this.#untilRecordable(id, run, helpers.abortSignal);
      this.inFlight.set(id, recordable);
      await recordable;
      await run;
    };
  }

  /**
   * Keeps the outcome of a run until the database answers: the library ends when it cannot record one. Settles without an
   * error.
   */
  async #untilRecordable(id: string, run: Promise<void>, signal: AbortSignal): Promise<void> {
    const isDone = await run.then(
      () => true,
      () => false,
    );
    this.ended.set(id, { at: performance.now(), isDone });
    while (!signal.aborted && !(await this.#databaseAnswers()))
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    this.inFlight.delete(id);
  }

  #databaseAnswers(): Promise<boolean> {
    return this.#options.pool.query('SELECT').then(
      () => true,
      () => false,
    );
  }

  async #run(handler: JobHandler, payload: unknown, helpers: Helpers): Promise<void> {
    try {
      this.#count(handler, await this.#handle(handler, payload, helpers));
    } catch (error) {
      this.#count(handler, 'failed');
      throw error;
    }
  }

  async #handle(handler: JobHandler, payload: unknown, { job, abortSignal }: Helpers): Promise<RunOutcome> {
    const { pool } = this.#options;
    const { type } = handler;
    const log = this.#options.log.child({ job: type.name, ...traceOfLines(currentTrace()) });
    const again = await withSignal(abortSignal, (signal) =>
      withDeadline(handler.run(payload, { log, signal }), runDeadlineMs, `A ${type.name} job`),
    );
    if (again === undefined) return 'done';
    const { runAgainInSeconds: runInSeconds } = again;
    const spec = { type, payload: type.parse(payload), runInSeconds, priority: job.priority };
    // The running job passes its key to the new one, so it can't be run again itself.
    await addJob(pool, job.key === null ? spec : { ...spec, key: job.key });
    return 'again';
  }

  #count({ type }: JobHandler, outcome: RunOutcome): void {
    const key = `${type.name} ${outcome}`;
    const count = (this.#counts.get(key)?.count ?? 0) + 1;
    this.#counts.set(key, { task: type.name, outcome, count });
  }
}

/** Gives the work a signal of its own, aborted with the outer one and when the work fails: it may still be running. */
async function withSignal<T>(outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  try {
    return await work(controller.signal);
  } catch (error) {
    abort();
    throw error;
  } finally {
    outer.removeEventListener('abort', abort);
  }
}
