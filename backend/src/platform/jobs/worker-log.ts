import { Logger, type LogLevel } from 'graphile-worker';
import type { Logger as Pino } from 'pino';

/** What the queue says of every single job is of interest to nobody but who looks for a fault. */
const levels: Readonly<Record<`${LogLevel}`, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
};

/** The queue's own words in the application's log. Its details are left out: they hold payloads. */
export function workerLogger(log: Pino): Logger {
  return new Logger(() => (level, message) => {
    log[levels[level]](message);
  });
}
