import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import { withDeadline } from '../deadline.ts';

/**
 * Long enough to read requests that have arrived, short enough to go unnoticed. It waits in steps, so that even a
 * stalled process reads its sockets in between.
 */
const grace = { steps: 6, stepMs: 50 };

/** Jobs and connections to the database have to end after the answers, in the time that the app has to stop. */
const answersWithinMs = 10_000;

/**
 * Stops a server without losing a request in flight: it briefly keeps accepting requests while asking every client to
 * close its connection; then it rejects new connections, closes idle ones, and waits up to `withinMs` milliseconds for the
 * answers in progress and the requests that are still arriving.
 */
export async function closeDrained(server: FastifyInstance, withinMs = answersWithinMs): Promise<void> {
  const { draining, server: http } = server;
  draining.now = true;
  for (let step = 0; step < grace.steps; step += 1) {
    await sleep(grace.stepMs);
    await setImmediate(); // sockets are read before this, and timers before sockets
  }
  const closed = Promise.resolve(server.close());
  const closeUnused = setInterval(() => {
    if (http.listening) return; // others may still arrive
    http.closeIdleConnections();
    draining.endSilentConnections();
  }, grace.stepMs);
  try {
    await withDeadline(closed, withinMs, 'The last answers');
  } catch (error) {
    server.log.warn({ err: error }, 'connections that are still in use are closed');
    http.closeAllConnections();
    await closed;
  } finally {
    clearInterval(closeUnused);
  }
}

const plugin: FastifyPluginCallback = (app, _options, done) => {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.decorate('draining', {
    now: false,
    endSilentConnections() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (app.draining.now) reply.header('connection', 'close');
    next();
  });
  done();
};

export const draining = fp(plugin, { name: 'draining' });

interface Draining {
  /** Whether the server is about to close. */
  now: boolean;
  /**
   * Closes the connections on which nothing has arrived, such as those that browsers open ahead of need. Node 24 does not
   * count them as idle, and the server would wait for them.
   */
  endSilentConnections(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining;
  }
}
