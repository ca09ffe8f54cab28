import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { failure, type Failure } from '../errors/error-catalogue.ts';
import { serveCards } from './cards.ts';

/** A worker that counts what it draws, and dies of one name. */
const worker = `import { parentPort } from 'node:worker_threads';
  let drawn = 0;
  parentPort.on('message', ({ name, firstName }) => {
    if (firstName === 'Fatal') process.exit(1);
    parentPort.postMessage(Buffer.from(\`\${name} \${firstName} \${(drawn += 1)}\`));
  });
  parentPort.postMessage('ready');`;

let frontendDir: string;
beforeAll(async () => {
  frontendDir = await mkdtemp(join(tmpdir(), 'waitlist-cards-'));
  await mkdir(join(frontendDir, 'dist/server'), { recursive: true });
  await writeFile(join(frontendDir, 'dist/server/card-worker.js'), worker);
  await writeFile(join(frontendDir, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(frontendDir, { recursive: true }));

const take = vi.fn((): Failure | null => null);
const names: Readonly<Record<string, string | null>> = { A: 'Priya', B: 'Priya', C: null, D: 'Fatal' };
let server: FastifyInstance;
beforeEach(() => {
  take.mockReset().mockReturnValue(null);
  server = fastify();
  server.decorateRequest('clientAddress', '192.0.2.1');
  server.decorateReply('failureCode', null);
  serveCards(server, {
    frontendDir,
    brand: () => ({ name: 'Beanline', tagline: 'Better beans.' }),
    invitations: {
      codeIn: (text) => (text === '' ? null : text.toUpperCase()),
      find: (referralId) => {
        const firstName = names[referralId];
        return Promise.resolve(firstName === undefined ? null : { referralId, firstName });
      },
      limits: { take },
    },
  });
});
afterEach(() => server.close());

it('is drawn once for all users with a name, and may be kept for minutes', async () => {
  const [first, ...others] = await Promise.all(['/card/A.png', '/card/a.png', '/card/B.png'].map(ask));
  expect(first?.body).toBe('Beanline Priya 1');
  expect(others.map(({ body }) => body)).toEqual(['Beanline Priya 1', 'Beanline Priya 1']);
  expect(first?.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=300',
  });
  expect((await ask('/card/C.png')).body).toBe('Beanline null 2');
});

it.each(['/card/NOBODY.png', '/card/A', '/card/.png', '/card/A.svg', '/card/A.png.png'])(
  'is not found at %s',
  async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  },
);

it('counts as a call', async () => {
  take.mockReturnValueOnce(failure('RATE_LIMITED', 'Wait', { retryAfterSeconds: 9 }));
  expect((await ask('/card/A.png')).statusCode).toBe(429);
  expect((await ask('/card/A.png')).statusCode).toBe(200);
  expect(take.mock.calls).toEqual([
    ['call', '192.0.2.1'],
    ['call', '192.0.2.1'],
  ]);
});

it('is the usual picture, and not for long, when it cannot be drawn; the next one can', async () => {
  const failed = await ask('/card/D.png');
  expect([failed.statusCode, failed.headers['location']]).toEqual([302, '/share.png']);
  expect(failed.headers['cache-control']).toBe('no-store');
  expect((await ask('/card/C.png')).statusCode).toBe(200);
});

const ask = (url: string) => server.inject({ url });
