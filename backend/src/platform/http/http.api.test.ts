import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { testBrand } from '../../testing/brand.ts';
import { TestClient } from '../../testing/client.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';

const running = testApp({ TRUST_PROXY: '1' });
const client = new TestClient(running);

describe('refused requests', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['an unknown address', 'GET', '/api/nope', undefined, {}, 404, 'NOT_FOUND'],
    ['a wrong method', 'DELETE', '/api/joinwaitlist', undefined, {}, 405, 'METHOD_NOT_ALLOWED'],
    [
      'a wrong method on GraphQL',
      'GET',
      '/graphql?query={brokers{slug}}',
      undefined,
      {},
      405,
      'METHOD_NOT_ALLOWED',
    ],
    [
      'another content type',
      'POST',
      '/api/sendOtp',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['bad JSON', 'POST', '/api/sendOtp', '{"email":', json, 400, 'BAD_REQUEST'],
    ['an empty body', 'POST', '/api/sendOtp', '', json, 400, 'BAD_REQUEST'],
    ['an array for an object', 'POST', '/api/sendOtp', '[]', json, 400, 'BAD_REQUEST'],
    ['a wrong type', 'POST', '/api/sendOtp', '{"email":{"$ne":1}}', json, 400, 'BAD_REQUEST'],
    [
      'a poisoned prototype',
      'POST',
      '/api/sendOtp',
      '{"__proto__":{"email":"a@example.com"}}',
      json,
      400,
      'BAD_REQUEST',
    ],
    [
      'too large a body',
      'POST',
      '/api/sendOtp',
      JSON.stringify({ email: 'a'.repeat(40_000) }),
      json,
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a repeated parameter', 'GET', '/api/getRank?userId=a&userId=b', undefined, {}, 400, 'BAD_REQUEST'],
    ['a bad escape', 'GET', '/api/getRank?userId=%zz', undefined, {}, 404, 'NOT_FOUND'],
  ])('answers %s with its code', async (_what, method, path, body, headers, status, code) => {
    const answer = await client.send(method, path, body, headers);
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
    if (status === 405) expect(answer.headers.get('allow')).toContain('POST');
  });

  it.each([
    ['getusers', 'limt=5&states=waiting', 'limt'],
    ['getusers', 'State=waiting', 'State'],
    ['getcsv', 'filter=India', 'filter'],
    ['getreferralcount', 'among=away', 'among'],
    ['getAmbassadors', 'sort=email&__proto__=1', '__proto__'],
    ['exportAmbassadors', 'q=', 'q'],
  ])('names the parameter of %s that there is none of: %s', async (path, query, name) => {
    const token = await seedSession(running.database.pool, 'VIEWER');
    const { status, body } = await client.get(`/api/admin/${path}?${query}`, token);
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.entries(body.fields)).toEqual([[name, expect.stringMatching(`${name}.*search`)]]);
    expect((await client.get(`/api/admin/${path}?${query}`)).status).toBe(401);
  });

  it('names an unknown parameter to visitors, too', async () => {
    expect(await client.get('/api/getRank?user=1')).toMatchObject({
      status: 422,
      body: { fields: { user: expect.any(String) } },
    });
  });

  it('ignores unknown fields', async () => {
    const answer = await client.post('/api/updatePoints', { referralCode: 'NOBODYHAS1', points: 1_000_000 });
    expect(answer).toMatchObject({ status: 404, body: { code: 'REFERRAL_NOT_FOUND' } });
  });
});

describe('the XSRF habit', () => {
  it('hands out a cookie with pages and API reads, and holds a header that comes with it to the same', async () => {
    const browser = new TestClient(running.origin, { cookies: true });
    await browser.get('/api/geo');
    const token = browser.cookie('XSRF-TOKEN') ?? '';
    expect(token).toMatch(/^[\w-]{20,}$/);
    const body = { referralCode: 'NOBODYHAS1' };
    expect((await browser.post('/api/updatePoints', body, { 'x-xsrf-token': 'another' })).body.code).toBe(
      'CSRF_FAILED',
    );
    expect((await browser.post('/api/updatePoints', body, { 'x-xsrf-token': token })).body.code).toBe(
      'REFERRAL_NOT_FOUND',
    );
    expect((await browser.post('/api/updatePoints', body)).body.code).toBe('REFERRAL_NOT_FOUND');
  });
});

describe('geo', () => {
  it.each([
    ['103.21.58.1', { country: 'IN', country_name: 'India' }],
    ['2401:4900::1', { country: 'IN', country_name: 'India' }],
    ['10.0.0.1', { country: null, country_name: null }],
    ['not an address', { country: null, country_name: null }],
  ])('tells the country of %s', async (address, expected) => {
    expect((await client.get('/api/geo', { 'x-forwarded-for': address })).body).toEqual(expected);
  });

  it('believes no proxy more than configured', async () => {
    expect(
      (await client.get('/api/geo', { 'x-forwarded-for': '103.21.58.1, 10.0.0.1' })).body.country,
    ).toBeNull();
  });
});

describe('a page', () => {
  it('is rendered for the installation, under a policy that names its scripts and styles', async () => {
    const page = await client.get('/', { accept: 'text/html' });
    expect(page.body).toMatch(/"webAppUrl":"http[^"]+\/app#"/); // says that the app is not open yet
    expect(page.body).toContain('"hasWebApp":false');
    expect(page.body).toContain('"name":"Example & Co"');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain('unsafe');
  });

  it('is not sent again to browsers that have it', async () => {
    const etag = (await client.get('/')).headers.get('etag') ?? '';
    expect((await client.get('/', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('an address where nothing is', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/nope', '/no/such/page', '/404', '/assets/gone.js'])('is a page for people: %s', async (path) => {
    const { status, headers, body } = await client.get(path, browser);
    expect(status).toBe(404);
    expect(body).toContain('No such page');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self' 'sha256-/);
    expect(headers.get('vary')).toBe('accept, accept-encoding');
  });

  it('stays one for browsers that have the page already', async () => {
    const etag = (await client.get('/nope', browser)).headers.get('etag') ?? '';
    expect((await client.get('/nope', { ...browser, 'if-none-match': etag })).status).toBe(404);
  });

  it.each([
    ['a program', 'GET', '/nope', '*/*'],
    ['a script that is gone', 'GET', '/assets/gone.js', '*/*'],
    ['the API', 'GET', '/api/nope', 'text/html'],
    ['a form', 'POST', '/nope', 'text/html'],
  ])('is the catalogue for %s', async (_what, method, path, accept) => {
    expect(await client.send(method, path, undefined, { accept })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

describe('search engines', () => {
  it('contain the address of the site and of the pages that may be listed', async () => {
    const { origin, stop } = await running.newInstance({ PUBLIC_URL: 'https://example.com/' });
    const away = new TestClient(origin);
    const robots = await away.get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /admin\n');
    expect(robots.body).toContain('Sitemap: https://example.com/sitemap.xml\n');
    const sitemap = await away.get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(String(sitemap.body).match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://example.com/</loc>']);
    await stop();
  });
});

describe('the web manifest', () => {
  it('calls the site what the brand is called', async () => {
    const manifest = await client.get('/site.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.body).toMatchObject({ name: testBrand.name, start_url: '/' });
  });
});

describe('stopping', () => {
  it('answers every request in flight, then refuses', async () => {
    const { stop, origin } = await running.newInstance();
    const inputs = Array.from({ length: 60 }, () => person());
    await Promise.all(inputs.map(({ email }) => verifyEmail(running.database.pool, email)));
    const { port, hostname } = new URL(origin);
    // Every request has arrived before the server begins to close.
    const { promise: allArrived, resolve: arrived } = Promise.withResolvers<void>();
    let requests = 0;
    const count = (): void => {
      requests += 1;
      if (requests === inputs.length) arrived();
    };
    subscribe('http.server.request.start', count);
    const answers = inputs.map(
      (input) =>
        new Promise<string>((resolve, reject) => {
          const body = JSON.stringify(input);
          let answer = '';
          const socket = connect(Number(port), hostname, () => {
            socket.write(
              `POST /api/joinwaitlist HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
            );
          });
          socket.on('data', (data) => {
            answer += data.toString();
          });
          socket.on('close', () => resolve(answer));
          socket.on('error', reject);
        }),
    );
    await allArrived;
    unsubscribe('http.server.request.start', count);
    await stop();
    const statuses = (await Promise.all(answers)).map((answer) => answer.slice(0, 12));
    expect(statuses).toEqual(inputs.map(() => 'HTTP/1.1 201'));
    await expect(fetch(`${origin}/livez`)).rejects.toThrow('fetch failed');
  });
});
