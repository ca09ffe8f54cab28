import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withDeadline } from '../deadline.ts';
import type { JobWorker } from './job-worker.ts';
import type { Queue } from './lanes.ts';
import { lookAtQueue, type TaskLook } from './queue-look.ts';

export interface QueueWatchOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly queue: Queue;
  /** The workers of this queue. */
  readonly workers: readonly JobWorker[];
  readonly signal: AbortSignal;
}

const lookEveryMs = 1_000;
const lookDeadlineMs = 10_000;
/** Looking at a long queue takes time: between looks, the database gets this many times as long for other work. */
const restFactor = 20;

/** Looks at a queue repeatedly until the signal is aborted, and informs its workers. */
export class QueueWatch {
  readonly #options: QueueWatchOptions;
  #tasks: readonly TaskLook[] = [];

  constructor(options: QueueWatchOptions) {
    this.#options = options;
  }

  get queue(): Queue {
    return this.#options.queue;
  }

  /** The queue when the database last answered. */
  get tasks(): readonly TaskLook[] {
    return this.#tasks;
  }

  async watch(): Promise<void> {
    const { signal } = this.#options;
    while (!signal.aborted) {
      const startedAt = performance.now();
      await this.#look();
      const restMs = Math.max(lookEveryMs, (performance.now() - startedAt) * restFactor);
      await sleep(restMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { pool, queue, workers, log } = this.#options;
    const workerIds = workers.flatMap(({ workerId }) => workerId ?? []);
    try {
      const looking = lookAtQueue(pool, queue, workerIds);
      this.#tasks = await withDeadline(looking, lookDeadlineMs, 'A look at the queue');
      for (const worker of workers) worker.observe(this.#tasks);
    } catch (error) {
      log.debug({ err: error }, 'the queue could not be looked at');
      for (const worker of workers) worker.observeNothing();
    }
  }
}
