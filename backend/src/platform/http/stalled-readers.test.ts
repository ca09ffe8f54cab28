import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundPort } from '../port.ts';
import { sendStream } from './reply.ts';
import { createServer } from './server.ts';

/** Far more than the system holds for a connection. */
const bytes = 64 * 1024 * 1024;
const withinMs = 1200;
/** What a slow client reads between two rests; the system reports room for more only once a good part of it is free. */
const burst = 4 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');

const lines: string[] = [];
let server: FastifyInstance;
/** What the stream of an export holds, such as a connection to the database. */
let streamsOpen = 0;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  server = await createServer({ log, trustProxy: 0, secure: false, readWithinMs: withinMs });
  server.get('/stream', (_request, reply) => sendStream(reply, Readable.from(exported())));
  server.get('/whole', () => Buffer.alloc(bytes));
  server.get('/late', async () => {
    await sleep(withinMs * 2);
    return { message: 'fine' };
  });
  server.get('/pausing', (_request, reply) => sendStream(reply, Readable.from(pausing())));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function* exported(): AsyncGenerator<Buffer> {
  streamsOpen += 1;
  try {
    for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  } finally {
    streamsOpen -= 1;
  }
}

async function* pausing(): AsyncGenerator<string> {
  yield 'the beginning, ';
  await sleep(withinMs * 2);
  yield 'the end';
}

function ask(path: string): Socket {
  const socket = connect(boundPort(server.server), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

const connections = async (): Promise<number> =>
  new Promise((resolve) => {
    server.server.getConnections((_error, count) => {
      resolve(count);
    });
  });

describe('a client that reads nothing of an answer', () => {
  it.each(['/stream', '/whole'])('is closed in time, with what the answer holds: %s', async (path) => {
    const socket = ask(path);
    socket.pause();
    await expect.poll(connections).toBe(1);
    const openedAt = performance.now();
    await expect.poll(connections, { timeout: withinMs * 8, interval: 50 }).toBe(0);
    expect(performance.now() - openedAt).toBeGreaterThan(withinMs * 0.8);
    await expect.poll(() => streamsOpen).toBe(0);
    expect(lines.join('')).toContain('its client reads nothing');
    socket.destroy();
  });

  it('is closed though it read the beginning', async () => {
    const socket = ask('/stream');
    let read = 0;
    socket.on('data', ({ length }) => {
      read += length;
      if (read > 16 * chunk.length) socket.pause();
    });
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: withinMs * 8, interval: 50 }).toBe(0);
    socket.destroy();
  });
});

describe('a client that takes its time', () => {
  it.each(['/stream', '/whole'])('stays while it reads: %s', async (path) => {
    const socket = ask(path);
    const startedAt = performance.now();
    let read = 0;
    let rested = 0;
    socket.on('data', ({ length }) => {
      read += length;
      if (read < rested + burst) return;
      rested = read;
      socket.pause();
      setTimeout(() => socket.resume(), withinMs / 3);
    });
    await expect.poll(() => read, { timeout: 60_000, interval: 100 }).toBeGreaterThan(bytes);
    expect(performance.now() - startedAt).toBeGreaterThan(withinMs * 3);
    socket.destroy();
  });

  it.each(['/late', '/pausing'])('stays while it waits for the server: %s', async (path) => {
    const answer = await fetch(`http://127.0.0.1:${boundPort(server.server)}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/fine|the beginning, the end/);
  });
});
