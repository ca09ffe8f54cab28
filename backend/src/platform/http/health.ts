import type { FastifyInstance } from 'fastify';
import { failure } from '../errors/error-catalogue.ts';
import { sendFailure } from './reply.ts';

export interface Health {
  /** Whether the app has started and its database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Why due jobs are not being worked, as a sentence; null when they are. */
  readonly jobsStalledReason: () => string | null;
  /** Why backups are not being taken, as a sentence; null when they are. */
  readonly backupsLateReason: () => string | null;
}

const notReady = failure('DATABASE_UNAVAILABLE', 'The app is starting or waits for its database.', {
  retryAfterSeconds: 2,
});
const config = { quiet: true }; // called every few seconds

/**
 * `/livez`: the process runs. `/readyz`: it can serve, and messages are sent. Until the app has started, everything
 * else is answered 503. Late backups are only a warning: without this instance there would be nothing to back up.
 */
export function mountHealth(
  server: FastifyInstance,
  { isReady, jobsStalledReason, backupsLateReason }: Health,
): void {
  server.get('/livez', { config, schema: { hide: true } }, () => ({ message: 'alive' }));
  server.get('/readyz', { config, schema: { hide: true } }, async (_request, reply) => {
    if (!(await isReady())) return sendFailure(reply, notReady);
    const reason = jobsStalledReason();
    if (reason === null) return { message: 'ready', ...warning(backupsLateReason()) };
    return sendFailure(reply, failure('JOBS_STALLED', reason, { retryAfterSeconds: 5 }));
  });
}

const warning = (text: string | null) => (text === null ? {} : { warning: text });
