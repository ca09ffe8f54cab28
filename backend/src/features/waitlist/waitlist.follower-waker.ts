import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';

const wakeDelayMs = 100;

/**
 * Wakes the runners that follow the join order, soon and once for all who join until then. It may fail without
 * losing anything: they also look every minute.
 */
export function followerWaker(pool: Pool, log: Logger): () => void {
  let isDue = false;
  const wake = async (): Promise<void> => {
    isDue = false;
    for (const runner of ['fairness', 'dispatch', 'rewards'] as const) await wakeRunner(pool, runner);
  };
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      wake().catch((error: unknown) =>
        log.warn({ err: error }, 'new users are welcomed and assessed at the next full minute'),
      );
    }, wakeDelayMs).unref();
  };
}
