import { Logger } from 'graphile-worker';
import type { Logger as Pino } from 'pino';

/** The queue's own words in the application's log. Its details are left out: they hold payloads. */
export function workerLogger(log: Pino): Logger {
  return new Logger(() => (level, message) => {
    switch (level) {
      case 'error':
        return log.error(message);
      case 'warning':
        return log.warn(message);
      default:
        return log.debug(message);
    }
  });
}
