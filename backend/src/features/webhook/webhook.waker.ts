import type { Pool } from 'pg';
import type { Logger } from 'pino';

type Answer = 'unwanted' | 'running' | 'woken';

/**
 * How long after a join the runner is woken, by what the last call found. While a runner is at work it looks by itself; while
 * no endpoint wants joins, they cost one small query every two seconds.
 */
const delayMs: Readonly<Record<Answer, number>> = { woken: 100, running: 1000, unwanted: 2000 };

/**
 * Wakes the runner of webhooks after joins, soon and once for all that join until then. It may fail: nothing is lost, the
 * runner also comes up every minute.
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
