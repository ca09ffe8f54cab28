import { Logger, type LogLevel } from 'graphile-worker';
import type { Logger as Pino } from 'pino';

/** What the queue logs for every job only matters for debugging. */
const levels: Readonly<Record<`${LogLevel}`, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
};

/**
 * Writes the queue's messages to the application's log, without their details, which contain payloads.
 *
 * @param isMuted whether its messages are no longer of interest.
 */
export function workerLogger(log: Pino, isMuted: () => boolean): Logger {
  return new Logger(() => (level, message) => {
    log[isMuted() ? 'debug' : levels[level]](message);
  });
}
