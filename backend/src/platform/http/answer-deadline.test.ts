import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.ts';

const lines: string[] = [];
const slow = Promise.withResolvers<{ message: string }>();
const patient = Promise.withResolvers<{ message: string }>();
const begun: Readable = new PassThrough();
let server: FastifyInstance;
let origin: string;
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  server = await createServer({ log, trustProxy: 0, secure: false, answerWithinMs: 200 });
  server.get('/never', () => new Promise(() => undefined));
  server.get('/slow', () => slow.promise);
  server.get('/patient', { config: { answerWithinMs: 60_000 } }, () => patient.promise);
  server.get('/soon', () => ({ message: 'fine' }));
  server.get('/begun', (_request, reply) => reply.send(begun));
  server.addHook('preParsing', (request, _reply, payload, next) => {
    if (request.url !== '/stuck') next(null, payload);
  });
  server.post('/stuck', () => ({ message: 'fine' }));
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

describe('a request that gets no answer', () => {
  it.each([
    ['from its handler', 'GET', '/never'],
    ['because a hook before it hangs', 'POST', '/stuck'],
  ])('%s is told so in time, and its route is logged', async (_why, method, path) => {
    const answer = await fetch(origin + path, { method });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'RESPONSE_TIMEOUT', message: expect.any(String) });
    expect(lines.join('')).toContain(`"route":"${path}","msg":"a request had no answer in time"`);
  });

  it('is answered once, though its handler ends later, and the server goes on', async () => {
    const answer = await fetch(`${origin}/slow`);
    slow.resolve({ message: 'late' });
    expect(await answer.json()).toMatchObject({ code: 'RESPONSE_TIMEOUT' });
    expect(await (await fetch(`${origin}/soon`)).json()).toEqual({ message: 'fine' });
  });
});

it('lets a route take longer that says so', async () => {
  const asked = fetch(`${origin}/patient`);
  expect((await fetch(`${origin}/never`)).status).toBe(503);
  patient.resolve({ message: 'checked' });
  expect(await (await asked).json()).toEqual({ message: 'checked' });
});

it('lets an answer that has begun take as long as it is read', async () => {
  begun.push('the beginning, ');
  const answer = await fetch(`${origin}/begun`);
  // Later arrivals have been answered by then, so the deadline of this one has passed, too.
  await fetch(`${origin}/never`);
  begun.push('the end');
  begun.push(null);
  expect(await answer.text()).toBe('the beginning, the end');
});
