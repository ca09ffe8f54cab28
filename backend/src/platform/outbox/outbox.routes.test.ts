import { request } from 'node:http';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundPort } from '../port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { mailTemplate, smsTemplate } from '../delivery/template.ts';
import { createServer } from '../http/server.ts';
import { markAddress } from '../mail/mail-mark.ts';
import { addOutboxMessage, listOutboxMessages } from './outbox.repository.ts';
import { outboxRoutes } from './outbox.routes.ts';

const Params = Type.Object({ name: Type.String() });
const templates = [
  mailTemplate('greeting', Params, ({ name }) => ({
    subject: `Hello ${name}`,
    text: `Hello ${name}. Your code: 4711.`,
    html: `<img src="${markAddress}" alt=""><p>Hello ${name}</p>`,
    code: '4711',
  })),
  smsTemplate('greeting-sms', Params, ({ name }) => ({ text: `Hi ${name}` })),
];

let database: TestDatabase;
let app: FastifyInstance;
const token = 'the token of the tests';
const opened = { cookie: `outbox=${encodeURIComponent(token)}` };
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createServer({ log: pino({ level: 'silent' }), trustProxy: 0, secure: false });
  await app.register(
    outboxRoutes({ pool: database.pool, templates: () => templates, token, brand: { name: 'A & B' } }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = boundPort(app.server);
  await addOutboxMessage(database.pool, {
    id: 'one',
    channel: 'email',
    address: 'ada@example.com',
    template: 'greeting',
    params: { name: '<b>Ada</b>' },
  });
  await addOutboxMessage(database.pool, {
    id: 'two',
    channel: 'sms',
    address: '+919876543210',
    template: 'greeting-sms',
    params: { name: 'Bo' },
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string, headers: Record<string, string> = opened) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } },
        (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        },
      )
        .on('error', reject)
        .end();
    },
  );

describe('the outbox', () => {
  it('lists messages as their recipients would have got them, newest first', async () => {
    const { body } = await get('/outbox.json');
    expect(JSON.parse(body)).toEqual([
      {
        id: 'two',
        channel: 'sms',
        to: '+919876543210',
        subject: null,
        text: 'Hi Bo',
        html: null,
        code: null,
        createdAt: expect.stringMatching(/Z$/),
      },
      {
        id: 'one',
        channel: 'email',
        to: 'ada@example.com',
        subject: 'Hello <b>Ada</b>',
        text: 'Hello <b>Ada</b>. Your code: 4711.',
        html: `<img src="${markAddress}" alt=""><p>Hello <b>Ada</b></p>`,
        code: '4711',
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('stores what to render, not the rendered text', async () => {
    expect(JSON.stringify(await listOutboxMessages(database.pool))).not.toContain('4711');
  });

  it('is a page that renews itself, also without script, and runs its one script alone', async () => {
    const { headers, body } = await get('/outbox');
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(body).toContain('A &amp; B');
    expect(body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
    expect(body).not.toContain('<b>Ada</b>');
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  it('offers the code to be copied', async () => {
    const { body } = await get('/outbox');
    expect(body).toContain('<code>4711</code><button type="button" data-copy="4711" hidden>');
    expect(body.match(/data-copy=/g)).toHaveLength(1);
  });

  it('shows mails whole, each in a frame that runs and sends nothing', async () => {
    for (const path of ['/outbox', '/outbox/one'])
      expect((await get(path)).body).toContain(
        '<iframe sandbox="allow-same-origin" loading="lazy" src="/outbox/one/html"',
      );
    const { headers, body } = await get('/outbox/one/html');
    expect(body).toBe('<img src="/favicon.svg" alt=""><p>Hello <b>Ada</b></p>');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; .*; form-action 'none'; .*; sandbox allow-same-origin$/,
    );
    expect((await get('/outbox/two/html')).status).toBe(404);
    expect((await get('/outbox/three')).status).toBe(404);
  });

  it.each([
    ['nothing', {}],
    ['a wrong cookie', { cookie: 'outbox=wrong' }],
    ['a bad token', { authorization: 'Bearer rubbish' }],
  ])('is locked for a caller with %s, on every address', async (_name, headers) => {
    for (const path of [
      '/outbox',
      '/outbox.json',
      '/outbox/one',
      '/outbox/one/html',
      '/outbox?token=wrong',
    ]) {
      const { status, body } = await get(path, headers);
      expect(status).toBe(401);
      expect(body).not.toContain('4711');
    }
  });

  it('shows a message once, and the newest thousand; older ones are soon deleted', async () => {
    const message = {
      channel: 'sms',
      address: '+911',
      template: 'greeting-sms',
      params: { name: 'x' },
    } as const;
    for (let index = 0; index < 1205; index += 1)
      await addOutboxMessage(database.pool, { ...message, id: `bulk ${index}` });
    await addOutboxMessage(database.pool, { ...message, id: 'bulk 1204' });
    expect((await listOutboxMessages(database.pool, 5000)).length).toBeLessThanOrEqual(1100);
    const stored = await listOutboxMessages(database.pool);
    expect(stored).toHaveLength(1000);
    expect(stored[0]?.id).toBe('bulk 1204');
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1000);
  });
});
