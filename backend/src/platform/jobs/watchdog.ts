import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../database/database.ts';
import type { JobWorker } from './job-worker.ts';
import { type Queue, queueOf, queues } from './lanes.ts';
import { deadAmong, readQueue, returnJobs, sendHeartbeat, type TaskState } from './queue.ts';
import { stallOf, StallJudge } from './stall.ts';

export interface WatchdogOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly workers: readonly JobWorker[];
}

const lookEveryMs = 2_000;
/** Reading a long queue takes time: the database gets this many times as long for other work, up to the maximum. */
const restFactor = 20;
const longestRestMs = 10_000;
/** Once the database has answered for this long, every living instance has sent it a heartbeat. */
const takeOverAfterMs = 8_000;
/** A job may be locked for this long before it runs. */
const idleLockSeconds = 5;
const retryMs = 1_000;

/**
 * Looks at the queues from outside the library: sends heartbeats, returns the jobs of dead workers, and notices when the
 * jobs of a lane do not move. While the database does not answer, nothing is judged.
 */
export class Watchdog {
  readonly #options: WatchdogOptions;
  readonly #lanes: readonly WatchedLane[];
  readonly #stalled = Promise.withResolvers<string>();
  #states: ReadonlyMap<Queue, readonly TaskState[]> = new Map();
  /** On this machine's steady clock. */
  #answersSince: number | undefined;
  #readAt = 0;

  constructor(options: WatchdogOptions) {
    this.#options = options;
    this.#lanes = options.workers.map((worker) => new WatchedLane(worker));
    for (const { ended, lane } of options.workers) void ended.then((reason) => this.#stall(lane, reason));
  }

  /** The jobs of every queue when the database last answered. */
  get tasks(): readonly TaskState[] {
    return [...this.#states.values()].flat();
  }

  /** Resolves with the reason once the jobs of a lane do not move. */
  get stalled(): Promise<string> {
    return this.#stalled.promise;
  }

  /** Looks again and again until the signal is aborted. */
  async watch(signal: AbortSignal): Promise<void> {
    const { log } = this.#options;
    while (!signal.aborted) {
      await this.#read().catch((error: unknown) => {
        log.debug({ err: error }, 'the job queues could not be read');
        for (const lane of this.#lanes) lane.forgive();
      });
      await this.#takeOver().catch((error: unknown) => {
        log.debug({ err: error }, 'the heartbeat of the job workers could not be sent');
        this.#answersSince = undefined;
      });
      await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /**
   * Returns what the stopped workers hold, without the jobs that are done, as soon as the database accepts it: a full disk
   * makes no message go out twice.
   */
  async returnOwnJobs(signal: AbortSignal): Promise<void> {
    const { log, workers } = this.#options;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        for (const { id, lane, tasks } of workers)
          await this.#returnJobs(queueOf(lane), [id], [...tasks.done]);
        return;
      } catch (error) {
        if (failures === 0) log.error({ err: error }, 'jobs cannot be returned to the queue; trying again');
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #read(): Promise<void> {
    const start = performance.now();
    if (start < this.#readAt) return;
    for (const lane of this.#lanes) lane.look();
    for (const queue of queues)
      this.#states = new Map([...this.#states, [queue, await readQueue(this.#options.pool, queue)]]);
    const end = performance.now();
    this.#readAt = end + Math.min(longestRestMs, (end - start) * restFactor);
    for (const lane of this.#lanes) {
      const stall = lane.judge(this.tasks);
      if (stall !== null) this.#stall(lane.worker.lane, stall);
    }
  }

  #stall(lane: string, reason: string): void {
    this.#stalled.resolve(`${lane}: ${reason}`);
  }

  /** Sends a heartbeat, and returns the jobs of workers that send none. */
  async #takeOver(): Promise<void> {
    const { pool, log, workers } = this.#options;
    const now = performance.now();
    const own = workers.map(({ id }) => id);
    const alive = await sendHeartbeat(pool, own);
    // A process that was frozen cannot know who else was.
    if (this.#answersSince === undefined || own.some((id) => !alive.has(id))) this.#answersSince = now;
    if (now - this.#answersSince < takeOverAfterMs) return;
    for (const [queue, states] of this.#states) {
      const locks = states.flatMap((state) => state.locks);
      const dead = deadAmong(locks, alive);
      if (dead.length === 0) continue;
      await this.#returnJobs(queue, dead);
      log.warn({ queue, workers: dead }, 'the jobs of workers that ended are returned to the queue');
    }
  }

  async #returnJobs(queue: Queue, workerIds: readonly string[], done: readonly string[] = []): Promise<void> {
    await inTransaction(this.#options.pool, (client) => returnJobs(client, queue, { workerIds, done }));
  }
}

/** What is remembered of a lane from look to look. */
class WatchedLane {
  readonly worker: JobWorker;
  readonly #judge = new StallJudge();
  #begun = 0;
  #doneBefore: readonly string[] = [];

  constructor(worker: JobWorker) {
    this.worker = worker;
  }

  /** A look at the queue is about to begin. */
  look(): void {
    this.#doneBefore = [...this.worker.tasks.done];
  }

  /** @returns why it is stalled. */
  judge(states: readonly TaskState[]): string | null {
    const { id, slots, tasks } = this.worker;
    const own = states.filter(({ task }) => tasks.has(task));
    const locks = own.flatMap((state) => state.locks).filter(({ worker }) => worker === id);
    const stall = stallOf({
      oldestDueSeconds: Math.max(0, ...own.map(({ oldestDueSeconds }) => oldestDueSeconds)),
      freeSlots: slots - tasks.inFlight.size,
      hasBegun: tasks.begun !== this.#begun,
      idleLocks: locks.filter((lock) => lock.seconds > idleLockSeconds && !tasks.inFlight.has(lock.id))
        .length,
    });
    this.#begun = tasks.begun;
    const locked = new Set(locks.map((lock) => lock.id));
    for (const job of this.#doneBefore) if (!locked.has(job)) tasks.done.delete(job);
    return this.#judge.judge(stall, performance.now());
  }

  forgive(): void {
    this.#judge.judge(null, performance.now());
  }
}
