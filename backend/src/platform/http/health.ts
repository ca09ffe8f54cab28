import type { FastifyInstance } from 'fastify';
import { failure } from '../errors/error-catalogue.ts';
import { sendFailure } from './reply.ts';

export interface Health {
  /** Whether the app has started and its database answers. */
  readonly isReady: () => Promise<boolean>;
}

const config = { quiet: true }; // asked every few seconds

/** `/livez`: the process runs. `/readyz`: it can serve. Until it can, everything else is answered 503. */
export function mountHealth(server: FastifyInstance, { isReady }: Health): void {
  server.get('/livez', { config, schema: { hide: true } }, () => ({ message: 'alive' }));
  server.get('/readyz', { config, schema: { hide: true } }, async (_request, reply) => {
    if (await isReady()) return { message: 'ready' };
    return sendFailure(
      reply,
      failure('DATABASE_UNAVAILABLE', 'The app is starting or waits for its database.', {
        retryAfterSeconds: 2,
      }),
    );
  });
}
