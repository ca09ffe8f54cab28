import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { JobRun, RunAgain } from '../jobs/job.ts';
import { runAlone, type RunTimes, type SoleWork } from '../jobs/sole-runner.ts';
import type { DispatchSource } from './dispatch-queue.ts';
import { DispatchWorker } from './dispatch-worker.ts';
import { backOffSeconds } from './retries.ts';

export interface DispatchOptions extends Omit<Partial<RunTimes>, 'lookEveryMs'> {
  readonly pool: Pool;
  readonly sources: readonly DispatchSource[];
  /** A run does not end while something is due this soon. */
  readonly aheadSeconds?: number;
  /** The age at which a mark no longer belongs to a try in progress; more than a try takes. */
  readonly forgottenAfterSeconds?: number;
}

/** Anything later can wait for the next run, at the full minute. */
const usualAheadSeconds = 60;
/** A try ends after 40 seconds. */
const usualForgottenAfterSeconds = 60;
const lookEveryMs = 500;
const graceMs = 1_000;

/**
 * Sends the messages of all queues, side by side, unless another process is doing so. If the connection with the lock
 * breaks, messages in progress still end and are settled, and no other process takes them before
 * `forgottenAfterSeconds`.
 */
export async function dispatch(options: DispatchOptions, run: JobRun): Promise<RunAgain | undefined> {
  for (const { begin } of options.sources) await begin?.();
  const open = (nudge: () => void) => new Dispatcher(options, run, nudge);
  return runAlone(options.pool, 'dispatch', run, open, { ...options, lookEveryMs });
}

class Dispatcher implements SoleWork {
  readonly #options: DispatchOptions;
  readonly #run: JobRun;
  readonly #nudge: () => void;
  readonly #abort = new AbortController();
  readonly #workers = new Map<string, DispatchWorker>();
  readonly #inFlight = new Map<string, Promise<void>>();
  /** The state of each queue at the last look. */
  readonly #states = new Map<string, string>();
  /** When a queue may have more to do, on this machine's steady clock. */
  readonly #nextAt = new Map<string, number>();
  /** How often in a row each queue failed. */
  readonly #failures = new Map<string, number>();
  #isOver = false;

  constructor(options: DispatchOptions, run: JobRun, nudge: () => void) {
    this.#options = options;
    this.#run = run;
    this.#nudge = nudge;
  }

  /** Starts each queue that may continue. */
  async look(): Promise<boolean> {
    const { sources, aheadSeconds = usualAheadSeconds } = this.#options;
    const found = await Promise.all(
      sources.map(async (source, at) =>
        (await source.findActive(aheadSeconds)).map(({ id, state }) => ({
          key: `${at} ${id}`,
          id,
          state,
          source,
        })),
      ),
    );
    const active = found.flat();
    for (const key of this.#states.keys()) if (!active.some((each) => each.key === key)) this.#forget(key);
    const now = performance.now();
    for (const { key, id, state, source } of active) {
      // One that was canceled or resumed, or has something new, does not wait for what was due before.
      if (this.#states.get(key) !== state) this.#nextAt.delete(key);
      this.#states.set(key, state);
      const isDue = (this.#nextAt.get(key) ?? 0) <= now;
      if (isDue && !this.#inFlight.has(key) && !this.#isOver)
        this.#serve(key, () => source.open(id, this.#run.log));
    }
    const soon = now + aheadSeconds * 1000;
    return this.#inFlight.size > 0 || active.some(({ key }) => (this.#nextAt.get(key) ?? 0) <= soon);
  }

  /**
   * Messages in progress end by themselves, within a try's deadline, and are settled. A stopping app gives them one
   * second: what is abandoned then is uncertain.
   */
  async end(why: 'time' | 'stopping' | 'failed'): Promise<void> {
    this.#isOver = true;
    const drained = Promise.all(this.#inFlight.values());
    if (why === 'stopping') {
      await Promise.race([drained, sleep(graceMs)]);
      this.#abort.abort();
    }
    await drained;
  }

  #forget(key: string): void {
    for (const known of [this.#states, this.#workers, this.#nextAt]) known.delete(key);
  }

  #serve(key: string, open: () => ReturnType<DispatchSource['open']>): void {
    const work = this.#serveOnce(key, open)
      .catch((error: unknown) => this.#noteFailure(key, error))
      .then((waitSeconds) => {
        // It has ended or is paused: if it is resumed, it continues immediately.
        if (waitSeconds === Number.POSITIVE_INFINITY) this.#forget(key);
        else this.#nextAt.set(key, performance.now() + waitSeconds * 1000);
      })
      .finally(() => {
        this.#inFlight.delete(key);
        this.#nudge();
      });
    this.#inFlight.set(key, work);
  }

  async #serveOnce(key: string, open: () => ReturnType<DispatchSource['open']>): Promise<number> {
    const worker = this.#workers.get(key) ?? this.#createWorker(await open());
    this.#workers.set(key, worker);
    const waitSeconds = await worker.serve();
    this.#failures.delete(key);
    return waitSeconds;
  }

  /**
   * One failing queue does not delay the others. Messages that could not be settled are retried once their marks are too
   * old.
   */
  #noteFailure(key: string, error: unknown): number {
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    this.#workers.delete(key);
    const waitSeconds = backOffSeconds(failures);
    this.#run.log.error(
      { err: error, queue: key, waitSeconds },
      'a queue of messages failed and goes on later',
    );
    return waitSeconds;
  }

  #createWorker(queue: Awaited<ReturnType<DispatchSource['open']>>): DispatchWorker {
    const { forgottenAfterSeconds = usualForgottenAfterSeconds } = this.#options;
    return new DispatchWorker(queue, {
      forgottenAfterSeconds,
      log: this.#run.log,
      signal: this.#abort.signal,
      isOver: () => this.#isOver,
    });
  }
}
