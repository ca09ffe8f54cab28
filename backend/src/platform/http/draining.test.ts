import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundPort } from '../port.ts';
import { closeDrained } from './draining.ts';
import { createServer } from './server.ts';

/** Longer than a test may take: nothing waits for it. */
const never = 600_000;

let server: FastifyInstance;
let lines: string[];
let sockets: Socket[];
let answer: PassThrough;
beforeEach(async () => {
  [lines, sockets, answer] = [[], [], new PassThrough()];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  server = await createServer({ log, trustProxy: 0, secure: false });
  server.get('/long', (_request, reply) => reply.send(answer));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

/** A connection on which a client has sent `text`, and the server has read it. */
async function connection(text: string): Promise<Socket> {
  const accepted = once(server.server, 'connection');
  const socket = connect(boundPort(server.server), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const [peer] = (await accepted) as [Socket];
  socket.write(text);
  await expect.poll(() => peer.bytesRead).toBe(text.length);
  return socket;
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: example.com\r\n\r\n`;

it('does not wait for a connection on which nothing has arrived', async () => {
  const closed = once(await connection(''), 'close');
  await closeDrained(server, never);
  await closed;
  expect(lines).toEqual([]);
});

it('finishes an answer that began before, and closes its connection', async () => {
  const socket = await connection(request('/long'));
  answer.write('the beginning, ');
  await once(socket, 'data');
  const closing = closeDrained(server, never);
  await expect.poll(() => server.server.listening).toBe(false);
  const rest = once(socket, 'data');
  answer.end('the end');
  expect(String(await rest)).toContain('the end');
  await closing;
  expect(lines).toEqual([]);
});

it.each([
  ['an answer that does not end', request('/long')],
  ['a request that does not arrive', request('/long').slice(0, -2)],
])('closes the connection of %s once the time is up, and says so', async (_what, text) => {
  const closed = once(await connection(text), 'close');
  await closeDrained(server, 100);
  await closed;
  expect(lines.join('')).toContain('connections that are still in use are closed');
});
