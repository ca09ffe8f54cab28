import type { Socket } from 'node:net';
import type { FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';

const readWithinMs = 60_000;
/** A connection is looked at this often within the time; it is closed that much later at most. */
const looks = 4;

export interface StalledReadersOptions {
  /** How long a client may read nothing of an answer; a minute by default. */
  readonly withinMs?: number;
}

/**
 * Closes the connection of a client that reads nothing of its answer for a minute: it would hold the answer in memory
 * and, for an export, a connection to the database. A client that reads slowly stays, and so does one that waits for the
 * server.
 *
 * Node's `timeout` event means that a connection has neither received nor handed on a byte for this long. It also ends
 * idle connections, after a time of their own.
 */
const plugin: FastifyPluginCallback<StalledReadersOptions> = (
  { server, log },
  { withinMs = readWithinMs },
  done,
) => {
  const lookMs = withinMs / looks;
  /** When each connection that has something to read was last looked at, and how often in a row it had read nothing. */
  const stalled = new WeakMap<Socket, { readonly at: number; readonly times: number }>();
  server.setTimeout(lookMs, (socket: Socket) => {
    if (socket.timeout !== lookMs) return void socket.destroy(); // idle between requests
    if (socket.writableLength > 0) {
      const now = performance.now();
      const last = stalled.get(socket);
      const times = last !== undefined && now - last.at < 2 * lookMs ? last.times + 1 : 1;
      if (times >= looks) {
        log.info('a connection is closed, because its client reads nothing');
        return void socket.destroy();
      }
      stalled.set(socket, { at: now, times });
    }
    socket.setTimeout(lookMs);
  });
  done();
};

export const stalledReaders = fp(plugin, { name: 'stalled-readers' });
