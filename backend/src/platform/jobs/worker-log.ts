import { Logger, type LogLevel } from 'graphile-worker';
import type { Logger as Pino } from 'pino';

/** What the queue logs for every job matters only when debugging. */
const levels: Readonly<Record<`${LogLevel}`, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
};

/**
 * The queue's own words in the application's log. Its details are left out: they hold payloads.
 *
 * @param isMuted whether what it says is of no interest any more.
 */
export function workerLogger(log: Pino, isMuted: () => boolean): Logger {
  return new Logger(() => (level, message) => {
    log[isMuted() ? 'debug' : levels[level]](message);
  });
}
