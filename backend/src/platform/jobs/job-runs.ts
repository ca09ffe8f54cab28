import type { Job, Task, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import { addJob, type JobHandler } from './job.ts';
import { WorkRecord } from './work-record.ts';

export interface JobRunsOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly handlers: readonly JobHandler[];
  /** Aborted when the app stops and cannot wait any longer. */
  readonly signal: AbortSignal;
}

export type RunOutcome = 'done' | 'again' | 'failed';

/** How often the runs of a type of job came to an outcome. */
export interface RunCount {
  readonly task: string;
  readonly outcome: RunOutcome;
  readonly count: number;
}

/** Longer than any job takes that is well: one that hangs must not keep its slot. */
const runDeadlineMs = 5 * 60_000;

/** What one runner has under way. Once it is closed the runner begins no more jobs. */
export class Shift {
  begun = 0;
  underWay = 0;
  isClosed = false;
}

/** Runs the handlers of one worker, whichever of its runners asks for it. */
export class JobRuns {
  readonly record = new WorkRecord();
  readonly #options: JobRunsOptions;
  readonly #counts = new Map<string, RunCount>();

  constructor(options: JobRunsOptions) {
    this.#options = options;
  }

  /** The handlers as the library wants them, for one runner. */
  tasksFor(shift: Shift): TaskList {
    return Object.fromEntries(
      this.#options.handlers.map((handler) => [handler.type.name, this.#task(handler, shift)]),
    );
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
        await this.record.do(job, () => this.#run(handler, payload, job));
      } finally {
        shift.underWay -= 1;
      }
    };
  }

  async #run(handler: JobHandler, payload: unknown, job: Job): Promise<void> {
    try {
      this.#count(handler, await this.#handle(handler, payload, job));
    } catch (error) {
      this.#count(handler, 'failed');
      throw error;
    }
  }

  async #handle(handler: JobHandler, payload: unknown, job: Job): Promise<RunOutcome> {
    const { pool, log, signal } = this.#options;
    const { type } = handler;
    const timeout = AbortSignal.timeout(runDeadlineMs);
    const run = { log: log.child({ job: type.name }), signal: AbortSignal.any([signal, timeout]) };
    const again = await withDeadline(handler.run(payload, run), runDeadlineMs, `A ${type.name} job`);
    if (again === undefined) return 'done';
    const { runAgainInSeconds: runInSeconds } = again;
    const spec = { type, payload: type.parse(payload), runInSeconds, priority: job.priority };
    // The job under way gives its key to the new one and can itself not come up again.
    await addJob(pool, job.key === null ? spec : { ...spec, key: job.key });
    return 'again';
  }

  #count({ type }: JobHandler, outcome: RunOutcome): void {
    const key = `${type.name} ${outcome}`;
    const count = (this.#counts.get(key)?.count ?? 0) + 1;
    this.#counts.set(key, { task: type.name, outcome, count });
  }
}
