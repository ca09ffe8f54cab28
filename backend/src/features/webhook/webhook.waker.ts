import type { Pool } from 'pg';
import type { Logger } from 'pino';

type Answer = 'unwanted' | 'running' | 'woken';

/**
 * How long after a join the runner is woken, depending on what the last call found. A runner at work looks for joins by
 * itself; while no endpoint subscribes to joins, this costs one small query every two seconds.
 */
const delayMs: Readonly<Record<Answer, number>> = { woken: 100, running: 1000, unwanted: 2000 };

/**
 * Wakes the webhook runner after joins, soon and once for all that join until then. It may fail: nothing is lost,
 * because the runner also runs every minute.
 */
export function webhookWaker(pool: Pool, log: Logger): () => void {
  let isDue = false;
  let last: Answer = 'woken';
  const wake = async (): Promise<void> => {
    isDue = false;
    const { rows } = await pool.query<{ answer: Answer }>('SELECT webhook_wake_for_joins() AS answer');
    last = rows[0]?.answer ?? 'woken';
  };
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      wake().catch((error: unknown) =>
        log.warn({ err: error }, 'webhooks of joins leave at the next full minute'),
      );
    }, delayMs[last]).unref();
  };
}
