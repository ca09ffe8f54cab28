import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { JobRun, RunAgain } from '../../platform/jobs/job.ts';
import {
  sendHeartbeat,
  runAlone,
  signEveryMs,
  type SoleRunner,
  takeHeartbeatBack,
} from '../../platform/jobs/sole-runner.ts';
import { type RunnerDependencies, WebhookRunner } from './webhook.runner.ts';
import { maintain } from './webhook.runner.repository.ts';

export interface RunOptions extends RunnerDependencies {
  /** How long a run lasts before another begins, in milliseconds. */
  readonly runMs?: number;
  /** How long a run without work waits for more, in milliseconds. */
  readonly idleMs?: number;
  /** A run does not end while something is due this soon. */
  readonly aheadSeconds?: number;
}

/** Less than a job may take, with time left for requests in progress to end. */
const usualRunMs = 240_000;
const usualIdleMs = 5_000;
/** Anything later can wait for the next run, at the full minute. */
const usualAheadSeconds = 60;
const lookEveryMs = 200;
const soonestLookMs = 20;
const maintainEveryMs = 60_000;

/**
 * Sends endpoints their events, unless another process is doing so. Ends when there is nothing to do, so that an idle
 * site polls nothing, or after four minutes, so that a run always ends before its job's deadline.
 *
 * Throws when the database fails or the connection with the lock breaks: requests in progress then count as never sent,
 * and the next run sends them again under the same ids.
 */
export function runWebhooks(options: RunOptions, run: JobRun): Promise<RunAgain | undefined> {
  return runAlone(options.pool, soleRunner, run, (client) => new Run(client, options, run).work());
}

const soleRunner: SoleRunner = { name: 'webhook runner', table: 'webhook_runner' };

class Run {
  readonly #client: PoolClient;
  readonly #options: RunOptions;
  readonly #signal: AbortSignal;
  readonly #runner: WebhookRunner;
  #nudge = Promise.withResolvers<void>();
  #isOver = false;
  #signAt = Number.NEGATIVE_INFINITY;
  #maintainAt = Number.NEGATIVE_INFINITY;

  constructor(client: PoolClient, options: RunOptions, { signal }: JobRun) {
    this.#client = client;
    this.#options = options;
    this.#signal = signal;
    this.#runner = new WebhookRunner(options);
    this.#runner.onLow = () => this.#nudge.resolve();
  }

  /** @returns whether there is more to do. */
  async work(): Promise<boolean> {
    const onAbort = () => this.#nudge.resolve();
    const onEnd = () => this.#end();
    this.#client.once('end', onEnd).once('error', onEnd);
    this.#signal.addEventListener('abort', onAbort);
    try {
      return await this.#loop();
    } finally {
      this.#end();
      this.#client.off('end', onEnd).off('error', onEnd);
      this.#signal.removeEventListener('abort', onAbort);
    }
  }

  /** Without its connection, another process may hold the lock: requests in progress are interrupted. */
  #end(): void {
    this.#isOver = true;
    this.#runner.abort();
    this.#nudge.resolve();
  }

  async #loop(): Promise<boolean> {
    const { runMs = usualRunMs, idleMs = usualIdleMs, aheadSeconds = usualAheadSeconds } = this.#options;
    const endsAt = performance.now() + runMs;
    this.#runner.endsAt = endsAt;
    let busyAt = performance.now() - idleMs; // a run that finds nothing ends at once
    while (performance.now() < endsAt && !this.#signal.aborted && !this.#isOver) {
      await this.#keepUp();
      if (await this.#runner.fill(aheadSeconds)) busyAt = performance.now();
      else if (performance.now() - busyAt >= idleMs) {
        // Work committed from here on wakes another run; earlier work is found by this look.
        await takeHeartbeatBack(this.#client, soleRunner);
        if (!(await this.#runner.fill(aheadSeconds))) return false;
        this.#signAt = Number.NEGATIVE_INFINITY;
      }
      await this.#wait();
    }
    await this.#drain();
    await takeHeartbeatBack(this.#client, soleRunner);
    return !this.#signal.aborted;
  }

  /** A stopping app does not wait for slow receivers: their events are sent again under the same ids. */
  async #drain(): Promise<void> {
    const draining = this.#runner.drain();
    draining.catch(() => undefined);
    while (!this.#signal.aborted) {
      const isDone = await Promise.race([draining.then(() => true), sleep(signEveryMs, false)]);
      if (isDone) return;
      await sendHeartbeat(this.#client, soleRunner);
    }
  }

  async #keepUp(): Promise<void> {
    const now = performance.now();
    if (now - this.#signAt >= signEveryMs) {
      await sendHeartbeat(this.#client, soleRunner);
      this.#signAt = now;
    }
    if (now - this.#maintainAt >= maintainEveryMs) {
      await maintain(this.#options.pool);
      this.#maintainAt = now;
    }
  }

  /** Until the next look; sooner when an endpoint runs out of events to send. */
  async #wait(): Promise<void> {
    if (this.#signal.aborted) return;
    await sleep(soonestLookMs);
    const timer = new AbortController();
    await Promise.race([
      this.#nudge.promise,
      sleep(lookEveryMs - soonestLookMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
    this.#nudge = Promise.withResolvers<void>();
  }
}
