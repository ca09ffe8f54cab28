import type { JobRun, RunAgain } from '../../platform/jobs/job.ts';
import { runAlone, type RunTimes, type SoleWork } from '../../platform/jobs/sole-runner.ts';
import { type RunnerDependencies, WebhookRunner } from './webhook.runner.ts';
import { maintain } from './webhook.runner.repository.ts';

export interface RunOptions extends RunnerDependencies, Omit<Partial<RunTimes>, 'lookEveryMs'> {
  /** A run does not end while something is due this soon. */
  readonly aheadSeconds?: number;
}

/** Anything later can wait for the next run, at the full minute. */
const usualAheadSeconds = 60;
const lookEveryMs = 200;
const maintainEveryMs = 60_000;

/**
 * Sends endpoints their events, unless another process is doing so. Requests that a failure or a stop interrupts count as
 * never sent: the next run sends them again under the same ids. A stopping app does not wait for slow receivers.
 */
export function runWebhooks(options: RunOptions, run: JobRun): Promise<RunAgain | undefined> {
  const { pool, aheadSeconds = usualAheadSeconds } = options;
  const runner = new WebhookRunner(options);
  let maintainAt = Number.NEGATIVE_INFINITY;
  const open = (nudge: () => void, endsAt: number): SoleWork => {
    runner.onLow = nudge;
    runner.endsAt = endsAt;
    return {
      async look() {
        if (performance.now() - maintainAt >= maintainEveryMs) {
          await maintain(pool);
          maintainAt = performance.now();
        }
        return runner.fill(aheadSeconds);
      },
      async end(why) {
        if (why === 'time') await runner.drain();
        else runner.abort();
      },
    };
  };
  return runAlone(pool, 'webhooks', run, open, { ...options, lookEveryMs });
}
