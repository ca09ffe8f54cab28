import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setupHint, startLines } from './start-lines.ts';
import { bearer, newEmail, password, seedAdmin, seedApiKey, seedSession } from './testing/accounts.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { startBareProxy } from './testing/bare-proxy.ts';
import { TestClient } from './testing/client.ts';

let running: TestApp;
let client: TestClient;
const start = async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
};
const stop = () => running.stop();

const pool = () => running.database.pool;
const tokenOf = (url: string | undefined) => url?.split(/setup=|token=/)[1] ?? '';
const signUp = (setup?: string, by = client) =>
  by.post('/api/admin/signup', { name: 'Ada', email: newEmail(), password, setup });
const states = async () =>
  (await pool().query<{ state: string }>('SELECT state FROM admin_account')).rows.map(({ state }) => state);
/** The setup link and its file, which must exist. */
function setupOf({ setup }: TestApp['started']) {
  if (setup === null) throw new Error('There is no setup link');
  return { ...setup, token: tokenOf(setup.url) };
}

describe('behind a proxy that names nobody', () => {
  beforeEach(start);
  afterEach(stop);

  it('a visitor gets no rights: the first sign-up waits, metrics and the outbox are closed', async () => {
    const proxy = await startBareProxy(running.origin);
    const visitor = new TestClient(proxy.origin);
    expect((await signUp(undefined, visitor)).body.message).toContain('an admin has to approve your account');
    expect(await states()).toEqual([]);
    for (const path of ['/metrics', '/outbox', '/outbox.json', '/outbox/1', '/outbox/1/html'])
      expect(await visitor.get(path), path).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    await proxy.stop();
  });
});

describe('the setup link', () => {
  beforeEach(start);
  afterEach(stop);

  it('is the site’s address with a token that makes the first admin, in a file only its owner can read', async () => {
    const { url, file, token } = setupOf(running.started);
    expect(url).toBe(`http://localhost:${new URL(running.origin).port}/admin/signup#setup=${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await readFile(file, 'utf8')).toBe(`${url}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).toEqual(['setup-link.txt']);
    expect(await signUp(token)).toMatchObject({ status: 201 });
    expect(await states()).toEqual(['active']);
    expect(await signUp(token)).toMatchObject({ status: 403, body: { code: 'SETUP_LINK_INVALID' } });
    await expect.poll(() => readdir(dirname(file))).toEqual([]);
    expect(running.logged()).not.toContain(token);
  });

  it('is new at each start and goes when the instance stops; each instance has its own, and none once there is an admin', async () => {
    const own = { DATA_DIR: dirname(setupOf(running.started).file) + '-of-another', PORT: '0' };
    const instance = await running.newInstance(own);
    const first = setupOf(instance.started);
    await instance.stop();
    expect(await readdir(own.DATA_DIR)).toEqual([]);
    expect(await signUp(first.token)).toMatchObject({ body: { code: 'SETUP_LINK_INVALID' } });
    const again = await running.newInstance(own);
    const second = setupOf(again.started);
    expect(second.token).not.toBe(first.token);
    expect(await signUp(second.token)).toMatchObject({ status: 201 });
    expect(await signUp(setupOf(running.started).token)).toMatchObject({ status: 403 });
    for (const { file } of [second, setupOf(running.started)])
      await expect.poll(() => readdir(dirname(file))).toEqual([]);
    expect((await running.newInstance(own)).started.setup).toBeNull();
  });

  it('is the same over GraphQL', async () => {
    const document = 'mutation ($input: AdminSignupInput!) { adminSignup(input: $input) { message } }';
    const input = { name: 'Ada', email: newEmail(), password };
    const wrong = await client.graphql(document, { input: { ...input, setup: 'wrong' } });
    expect(wrong.body.errors[0].extensions.code).toBe('SETUP_LINK_INVALID');
    const { token } = setupOf(running.started);
    expect((await client.graphql(document, { input: { ...input, setup: token } })).body.data).toBeTruthy();
    expect(await states()).toEqual(['active']);
  });

  it('stays out of what production prints and logs', () => {
    const { url, file } = setupOf(running.started);
    expect(startLines(running.started, false)).toContain(`\n  Back office  ${url}\n`);
    expect(startLines(running.started, true)).toMatch(/^ready http:\/\/localhost:\d+\n$/);
    expect(setupHint(running.started)).toContain(file);
    expect(setupHint(running.started)).not.toContain(tokenOf(url));
  });
});

describe('what npm start prints', () => {
  const started = { port: 4000, publicUrl: 'http://localhost:4000', setup: null, outboxUrl: null };

  it('has the address of everything, in one column', () => {
    const setup = { url: 'http://localhost:4000/admin/signup#setup=a', file: 'setup-link.txt' };
    const outboxUrl = 'http://localhost:4000/outbox?token=b';
    expect(startLines({ ...started, setup, outboxUrl }, false).split('\n')).toEqual([
      'ready http://localhost:4000',
      '  Site         http://localhost:4000',
      '  Back office  http://localhost:4000/admin/signup#setup=a',
      '               creates the first admin, once, within 24 hours',
      '  Outbox       http://localhost:4000/outbox?token=b',
      '               shows the messages that would have been sent',
      '',
    ]);
  });

  it('names the back office once there is an admin, and no outbox where there is none', () => {
    expect(startLines(started, false)).toBe(
      'ready http://localhost:4000\n  Site         http://localhost:4000\n  Back office  http://localhost:4000/admin\n',
    );
  });
});

describe('the outbox', () => {
  beforeAll(start);
  afterAll(stop);

  const page = { accept: 'text/html' };

  it('opens with the printed link, which gives way to a cookie that no script and no other site can use', async () => {
    const { pathname, search } = new URL(running.started.outboxUrl ?? '');
    const { origin } = running;
    const opened = await fetch(origin + pathname + search, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/outbox');
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/outbox; HttpOnly; SameSite=Strict$/);
    const shown = await client.get('/outbox', { ...page, cookie: cookie.split(';')[0] ?? '' });
    expect(shown).toMatchObject({ status: 200, body: expect.stringContaining('No messages yet') });
    expect(running.logged()).not.toContain(tokenOf(running.started.outboxUrl ?? undefined));
  });

  it('stays open when the server starts again, and on every instance', async () => {
    const { origin } = await running.newInstance();
    expect((await new TestClient(origin).get('/outbox.json', running.outbox)).status).toBe(200);
  });

  it('tells everyone else where the link is', async () => {
    const locked = await client.get('/outbox?token=wrong', page);
    expect(locked).toMatchObject({ status: 401, body: expect.stringContaining('npm start') });
    expect(await client.get('/outbox', { cookie: 'outbox=wrong' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('opens in the browser of an ADMIN for as long as their session lasts', async () => {
    const { email } = await seedAdmin(pool(), 'ADMIN');
    const { accessToken } = (await client.post('/api/admin/login', { email, password })).body;
    const open = (headers: Record<string, string>) =>
      fetch(`${running.origin}/outbox`, { method: 'POST', headers });
    expect((await open({})).status).toBe(401);
    const opened = await open(bearer(accessToken));
    expect(opened.status).toBe(204);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/outbox; HttpOnly; SameSite=Strict$/);
    const inBrowser = { ...page, cookie: cookie.split(';')[0] ?? '' };
    expect((await client.get('/outbox', inBrowser)).status).toBe(200);
    await client.post('/api/admin/logout', {}, bearer(accessToken));
    expect((await client.get('/outbox', inBrowser)).status).toBe(401);
  });

  it('opens for an ADMIN who logged in, and for no lower role and no key', async () => {
    const { email } = await seedAdmin(pool(), 'ADMIN');
    const { accessToken } = (await client.post('/api/admin/login', { email, password })).body;
    expect((await client.get('/outbox.json', bearer(accessToken))).status).toBe(200);
    const keys = [
      await seedApiKey(pool(), { role: 'ADMIN' }),
      await seedApiKey(pool(), { role: 'EDITOR' }),
      await seedApiKey(pool()),
    ];
    for (const headers of [await seedSession(pool(), 'EDITOR'), ...keys.map(bearer)])
      for (const path of ['/outbox', '/outbox.json', '/outbox/1', '/outbox/1/html'])
        expect(await client.get(path, headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});
