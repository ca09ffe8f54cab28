import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { authentication } from '../auth/authentication.ts';
import { unauthenticated } from '../auth/access.ts';
import type { Authenticate } from '../auth/viewer.ts';
import { MetricsReaders } from './metrics-readers.ts';

const good: Authenticate = () =>
  Promise.resolve({
    ok: true,
    viewer: { kind: 'scoped-key', apiKeyId: 'a', name: 'Prometheus', scope: 'METRICS' },
  });
const silent: Authenticate = () => new Promise(() => undefined);

let authenticate: Authenticate;
let now = 0;
let app: FastifyInstance;
beforeEach(async () => {
  [authenticate, now] = [good, 0];
  app = Fastify();
  const readers = new MetricsReaders(() => now);
  await app.register(authentication, { authenticate: (token) => authenticate(token) });
  app.get('/', async (request) => ({ code: (await readers.refusalOf(request))?.code ?? 'let in' }));
});
afterEach(() => app.close());

async function ask(token = 'a'): Promise<string> {
  const { body } = await app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
  return (JSON.parse(body) as { code: string }).code;
}

it('accepts a token for an hour while the database is silent, and no other', async () => {
  expect(await ask()).toBe('let in');
  authenticate = silent;
  now = 60 * 60 * 1000 - 1;
  const began = performance.now();
  expect(await ask()).toBe('let in');
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await ask('b')).toBe('DATABASE_UNAVAILABLE');
  now += 1;
  expect(await ask()).toBe('DATABASE_UNAVAILABLE');
});

it('forgets a token that the database refuses', async () => {
  expect(await ask()).toBe('let in');
  authenticate = () => Promise.resolve(unauthenticated);
  expect(await ask()).toBe('UNAUTHENTICATED');
  authenticate = silent;
  expect(await ask()).toBe('DATABASE_UNAVAILABLE');
});

it('forgets the oldest of more than a hundred tokens', async () => {
  for (let count = 0; count <= 100; count += 1) expect(await ask(`token${count}`)).toBe('let in');
  authenticate = silent;
  expect(await ask('token0')).toBe('DATABASE_UNAVAILABLE');
  expect(await ask('token1')).toBe('let in');
});
