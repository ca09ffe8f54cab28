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

/** What the library passes to a task besides the payload, as far as it is used here. */
type Helpers = Parameters<Task>[1];

/** The handlers of one worker in the library's form, and what they are doing. */
export class JobTasks {
  /** How many runs have begun. */
  begun = 0;
  /** Runs in progress, by the job's id. */
  readonly inFlight = new Map<string, Promise<void>>();
  /** Ids of jobs that are done and may still be in the queue. */
  readonly done = new Set<string>();
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

  /** Resolves when no run is in progress. */
  async drained(): Promise<void> {
    while (this.inFlight.size > 0) await Promise.allSettled(this.inFlight.values());
  }

  #task(handler: JobHandler): Task {
    return async (payload, helpers) => {
      const { id } = helpers.job;
      this.begun += 1;
      const run = withinTrace(traceOf(payload), () => this.#run(handler, payload, helpers));
      this.inFlight.set(id, run);
      try {
        await run;
        this.done.add(id);
      } finally {
        this.inFlight.delete(id);
        await this.#untilDatabaseAnswers(helpers.abortSignal);
      }
    };
  }

  /** Keeps the outcome of a run meanwhile: the library ends when it cannot record one. */
  async #untilDatabaseAnswers(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#options.pool.query('SELECT');
        return;
      } catch {
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
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
    const failed = new AbortController();
    const signal = AbortSignal.any([abortSignal, failed.signal]);
    const running = withDeadline(handler.run(payload, { log, signal }), runDeadlineMs, `A ${type.name} job`);
    const again = await running.catch((error: unknown) => {
      failed.abort(); // work that missed its deadline may still be running
      throw error;
    });
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
