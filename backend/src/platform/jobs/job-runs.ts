import type { Job, Task, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import { currentTrace, traceOfLines, withinTrace } from '../trace/trace.ts';
import { addJob, type JobHandler, traceOf } from './job.ts';
import { Pace } from './pace.ts';
import { WorkRecord } from './work-record.ts';

export interface JobRunsOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** How many jobs may begin in a second; null: any number. */
  readonly beginsPerSecond: number | null;
}

export type RunOutcome = 'done' | 'again' | 'failed';

/** How often the runs of a job type had each outcome. */
export interface RunCount {
  readonly task: string;
  readonly outcome: RunOutcome;
  readonly count: number;
}

/** Longer than any healthy job takes: one that hangs must not keep its slot. */
const runDeadlineMs = 5 * 60_000;

/** The jobs that one runner has in progress. Once closed, the runner begins no more jobs. */
export class Shift {
  begun = 0;
  underWay = 0;
  isClosed = false;
}

/** Runs the handlers of one worker, for any of its runners. */
export class JobRuns {
  readonly record = new WorkRecord();
  readonly #options: JobRunsOptions;
  readonly #counts = new Map<string, RunCount>();
  readonly #underWay = new Set<AbortController>();
  readonly #pace: Pace;
  #hasGivenUp = false;

  constructor(options: JobRunsOptions) {
    this.#options = options;
    this.#pace = new Pace(options.beginsPerSecond);
  }

  /** The handlers in the library's form, for one runner. */
  tasksFor(shift: Shift): TaskList {
    return Object.fromEntries(
      this.#options.handlers.map((handler) => [handler.type.name, this.#task(handler, shift)]),
    );
  }

  /** Asks all runs, in progress and about to begin, to stop immediately. */
  giveUp(): void {
    this.#hasGivenUp = true;
    for (const controller of this.#underWay) controller.abort();
  }

  get counts(): readonly RunCount[] {
    return [...this.#counts.values()];
  }

  #task(handler: JobHandler, shift: Shift): Task {
    return async (payload, { job }) => {
      if (shift.isClosed) throw new Error('The runner has been replaced');
      shift.begun += 1;
      shift.underWay += 1;
      try {
        await this.record.do(job, () =>
          withinTrace(traceOf(payload), () => this.#run(handler, payload, job)),
        );
      } finally {
        shift.underWay -= 1;
      }
    };
  }

  async #run(handler: JobHandler, payload: unknown, job: Job): Promise<void> {
    await this.#pace.turn();
    try {
      this.#count(handler, await this.#handle(handler, payload, job));
    } catch (error) {
      this.#count(handler, 'failed');
      throw error;
    }
  }

  async #handle(handler: JobHandler, payload: unknown, job: Job): Promise<RunOutcome> {
    const { pool, log } = this.#options;
    const { type } = handler;
    const again = await this.#withSignal((signal) => {
      const running = handler.run(payload, {
        log: log.child({ job: type.name, ...traceOfLines(currentTrace()) }),
        signal,
      });
      return withDeadline(running, runDeadlineMs, `A ${type.name} job`);
    });
    if (again === undefined) return 'done';
    const { runAgainInSeconds: runInSeconds } = again;
    const spec = { type, payload: type.parse(payload), runInSeconds, priority: job.priority };
    // The running job passes its key to the new one, so it can't be run again itself.
    await addJob(pool, job.key === null ? spec : { ...spec, key: job.key });
    return 'again';
  }

  /** Gives the work its own signal, aborted by `giveUp` and by a missed deadline. */
  async #withSignal<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    if (this.#hasGivenUp) controller.abort();
    this.#underWay.add(controller);
    try {
      return await work(controller.signal);
    } catch (error) {
      controller.abort(); // work that missed its deadline may still be running
      throw error;
    } finally {
      this.#underWay.delete(controller);
    }
  }

  #count({ type }: JobHandler, outcome: RunOutcome): void {
    const key = `${type.name} ${outcome}`;
    const count = (this.#counts.get(key)?.count ?? 0) + 1;
    this.#counts.set(key, { task: type.name, outcome, count });
  }
}
