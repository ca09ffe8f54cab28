import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Long enough to read requests that have arrived, short enough to go unnoticed. It waits in steps, so that even a
 * stalled process reads its sockets in between.
 */
const grace = { steps: 6, stepMs: 50 };

/**
 * Stops a server without losing a request in flight: it briefly keeps accepting requests while asking every client to
 * close its connection; then it rejects new connections, closes idle ones, and waits for the answers in progress.
 */
export async function closeDrained(server: FastifyInstance): Promise<void> {
  server.draining.now = true;
  for (let step = 0; step < grace.steps; step += 1) {
    await sleep(grace.stepMs);
    await setImmediate(); // sockets are read before this, and timers before sockets
  }
  await server.close();
}

const plugin: FastifyPluginCallback = (app, _options, done) => {
  app.decorate('draining', { now: false });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (app.draining.now) reply.header('connection', 'close');
    next();
  });
  done();
};

export const draining = fp(plugin, { name: 'draining' });

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to close. */
    readonly draining: { now: boolean };
  }
}
