import { describe, expect, it } from 'vitest';
import { secrets } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { outboxToken } from '../outbox/outbox.access.ts';

const running = testApp();
const client = new TestClient(running);

const json = { 'content-type': 'application/json' };
const big = JSON.stringify({ email: 'a'.repeat(40_000) });

/** An answer of every kind: its request, and the status that shows it is of that kind. */
const kinds = [
  ['a page', 200, 'GET', '/', undefined, { accept: 'text/html' }],
  ['the page where nothing is', 404, 'GET', '/nope', undefined, { accept: 'text/html' }],
  ['a file that is not there', 404, 'GET', '/assets/gone.js', undefined, {}],
  ['REST', 200, 'GET', '/api/getfaqs', undefined, {}],
  ['the REST document', 200, 'GET', '/api/openapi.json', undefined, {}],
  ['the page of the REST document', 200, 'GET', '/api/docs', undefined, {}],
  ['the script of that page', 200, 'GET', '/api/docs/scalar.js', undefined, {}],
  ['bad JSON', 400, 'POST', '/api/sendOtp', '{', json],
  ['a missing token', 401, 'GET', '/api/admin/getAmbassadors', undefined, {}],
  ['a bad token', 401, 'GET', '/api/getfaqs', undefined, { authorization: 'Bearer a' }],
  ['an unknown call', 404, 'GET', '/api/nope', undefined, {}],
  ['a wrong method', 405, 'DELETE', '/api/getfaqs', undefined, {}],
  ['too large a body', 413, 'POST', '/api/sendOtp', big, json],
  ['another type', 415, 'POST', '/api/sendOtp', 'a', { 'content-type': 'text/plain' }],
  ['a fault in a form', 422, 'POST', '/api/sendOtp', '{}', json],
  ['GraphQL', 200, 'POST', '/graphql', '{"query":"{ brokers { slug } }"}', json],
  ['a document that is refused', 400, 'POST', '/graphql', '{"query":"{ no }"}', json],
  ['GraphQL by GET', 405, 'GET', '/graphql', undefined, {}],
  ['the GraphQL explorer', 200, 'GET', '/graphql/explorer/', undefined, {}],
  ['life', 200, 'GET', '/livez', undefined, {}],
  ['readiness', 200, 'GET', '/readyz', undefined, {}],
  ['metrics without a token', 401, 'GET', '/metrics', undefined, {}],
  ['the outbox', 200, 'GET', '/outbox', undefined, { cookie: `outbox=${outboxToken(secrets)}` }],
  ['the locked outbox', 401, 'GET', '/outbox', undefined, { accept: 'text/html' }],
  ['robots', 200, 'GET', '/robots.txt', undefined, {}],
] as const;

/** Polled by machines every few seconds. */
const quiet: ReadonlySet<string> = new Set(['/outbox', '/livez', '/readyz', '/metrics']);

describe.each(kinds)('%s', (_what, status, method, path, body, headers) => {
  const ask = (from = client) => from.send(method, path, body, { ...headers });

  it('forbids browsers whatever the site does not do itself', async () => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src '(?:self|none)'/);
    for (const rule of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
    if (policy.includes("default-src 'self'")) {
      expect(policy).toContain("object-src 'none'");
      expect(policy).toMatch(/script-src (?:'none'|'self'(?: 'sha256-[^']+')*)(?:;|$)/);
    }
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.stringMatching(/DENY|SAMEORIGIN/),
      'referrer-policy': expect.stringMatching(/origin|no-referrer/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    for (const name of ['x-powered-by', 'server']) expect(answer.headers.has(name)).toBe(false);
  });

  it('has an id that is also in the log, unless its log line is off', async () => {
    const ids = [await ask(), await ask()].map((answer) => answer.headers.get('x-request-id') ?? '');
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(ids[0]).not.toBe(ids[1]);
    if (quiet.has(path)) return;
    await expect.poll(() => running.logged()).toContain(`"reqId":"${ids[1] ?? ''}"`);
  });

  it('tells no other site', async () => {
    const foreign = { ...headers, origin: 'https://evil.example', referer: 'https://evil.example/' };
    const answer = await client.send(method, path, body, foreign);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

it.each(['/%ff', '/api/%zz', `/api/getfaq/${'a'.repeat(300)}`])(
  'an address that cannot be read is safe, too: %s',
  async (path) => {
    const { status, headers } = await client.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  },
);

describe('another site', () => {
  it.each(['/graphql', '/api/joinwaitlist', '/api/getfaqs', '/api/admin/login', '/metrics', '/'])(
    'gets no leave to ask %s in a visitor’s name',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT']) {
        const answer = await client.send('OPTIONS', path, undefined, {
          origin: 'https://evil.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type, authorization',
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );
});

describe('what the APIs answer', () => {
  it.each(kinds.filter(([, , , path]) => /^\/(?:graphql(?!\/)|api\/(?!docs|openapi))/.test(path)))(
    'is kept by no cache: %s',
    async (_what, _status, method, path, body, headers) => {
      const answer = await client.send(method, path, body, { ...headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('served over https', () => {
  it('asks browsers to come by https only, and keeps cookies from travelling otherwise', async () => {
    expect((await client.get('/')).headers.has('strict-transport-security')).toBe(false);
    const { origin, stop } = await running.newInstance({ PUBLIC_URL: 'https://example.com' });
    const secure = new TestClient(origin);
    const answer = await secure.get('/', { accept: 'text/html' });
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure(?:;|$)/);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    await stop();
  });
});

describe('the XSRF habit', () => {
  const calls = [
    ['POST', '/api/updatePoints', { referralCode: 'NOBODYHAS1' }],
    ['PUT', '/api/updatefaq', {}],
    ['POST', '/graphql', { query: '{ brokers { slug } }' }],
  ] as const;

  it.each(calls)(
    'is held to for %s %s: a header that comes with the cookie says the same',
    async (method, path, body) => {
      const send = (headers: Readonly<Record<string, string>>) =>
        client.send(method, path, JSON.stringify(body), { ...json, ...headers });
      const refused = expect.objectContaining({
        status: 403,
        body: expect.objectContaining({ code: 'CSRF_FAILED' }),
      });
      for (const header of ['b', '', 'aa', 'A', 'a, a'])
        expect(await send({ cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': header })).toEqual(refused);
      for (const headers of [
        { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
        { cookie: 'XSRF-TOKEN=a' },
        { 'x-xsrf-token': 'a' },
      ])
        expect(await send(headers)).not.toEqual(refused);
    },
  );
});
