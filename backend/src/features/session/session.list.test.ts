import { describe, expect, it } from 'vitest';
import {
  auditedActions,
  clientAddress,
  codeOf,
  logIn,
  password,
  seedAdmin,
  seedApiKey,
  secrets,
  stateOf,
  twoInstances,
} from '../../testing/accounts.ts';
import { testOrm } from '../../testing/orm.ts';
import { createAccountServices } from '../account/account.services.ts';
import { adminLegacies } from '../../features.ts';
import { browserName } from '../../platform/http/browser-name.ts';
import { SessionListService } from './session.list.service.ts';

const { database, services: one, second: other } = twoInstances();
const list = () => new SessionListService(testOrm, database.pool);

const endMany = (caller: Parameters<SessionListService['end']>[0], id: string) =>
  Promise.all(Array.from({ length: 5 }, () => list().end(caller, id)));

describe('a session that is ended from another one', () => {
  it('is rejected on every instance from the next request on, and says who ended it; once, however many end it', async () => {
    const { id, email } = await seedAdmin(database.pool, 'VIEWER');
    const [first, second] = [await logIn(one, email), await logIn(other, email)];
    const outcomes = await endMany({ viewer: first.viewer, clientAddress }, second.viewer.sessionId);
    expect(outcomes.map(codeOf).sort()).toEqual([...Array<string>(4).fill('NOT_FOUND'), null].sort());
    for (const instance of [one, other])
      expect(await instance.authenticate(second.token)).toMatchObject({
        code: 'SESSION_ENDED',
        message: 'You ended this session from another one. Log in again.',
      });
    expect(await stateOf(other, first.token)).toBe('good');
    expect((await auditedActions(database.pool, id)).filter((each) => each === 'admin.end-session')).toEqual([
      'admin.end-session',
    ]);
  });

  it('keeps nothing of where it began, and cannot be used to change the password', async () => {
    const { email } = await seedAdmin(database.pool);
    const [first, second] = [await logIn(one, email), await logIn(other, email)];
    await database.pool.query(`UPDATE admin_session SET browser = 'Chrome', country = 'IN' WHERE id = $1`, [
      second.viewer.sessionId,
    ]);
    await list().end({ viewer: first.viewer, clientAddress }, second.viewer.sessionId);
    const { rows } = await database.pool.query(
      'SELECT browser, country, ended_by FROM admin_session WHERE id = $1',
      [second.viewer.sessionId],
    );
    expect(rows).toEqual([{ browser: null, country: null, ended_by: 'owner' }]);
    const changed = await one.passwords.change(second.viewer, {
      currentPassword: password,
      password: 'velvet-anchor-73-plume',
      clientAddress,
    });
    expect(codeOf(changed)).toBe('SESSION_EXPIRED');
  });

  it('is a colleague’s only for an ADMIN, who is one still', async () => {
    const [admin, editor, colleague] = [
      await seedAdmin(database.pool),
      await seedAdmin(database.pool, 'EDITOR'),
      await seedAdmin(database.pool, 'VIEWER'),
    ];
    const [byAdmin, byEditor, theirs] = [
      await logIn(one, admin.email),
      await logIn(one, editor.email),
      await logIn(one, colleague.email),
    ];
    const { sessionId } = theirs.viewer;
    expect(codeOf(await list().end({ viewer: byEditor.viewer, clientAddress }, sessionId))).toBe('NOT_FOUND');
    const demoted = { ...byEditor.viewer, role: 'ADMIN' } as const;
    expect(codeOf(await list().end({ viewer: demoted, clientAddress }, sessionId))).toBe('FORBIDDEN');
    expect(await stateOf(one, theirs.token)).toBe('good');
    expect(codeOf(await list().end({ viewer: byAdmin.viewer, clientAddress }, sessionId))).toBeNull();
    expect(await other.authenticate(theirs.token)).toMatchObject({
      code: 'SESSION_ENDED',
      message: 'An admin ended this session. Log in again.',
    });
  });
});

it('ending all others leaves the calling session, API keys and colleagues alone', async () => {
  const [mine, colleague] = [await seedAdmin(database.pool), await seedAdmin(database.pool)];
  const [first, second, third] = [
    await logIn(one, mine.email),
    await logIn(one, mine.email),
    await logIn(one, mine.email),
  ];
  const theirs = await logIn(one, colleague.email);
  const key = await seedApiKey(database.pool, { role: 'VIEWER', createdBy: mine.id });
  const caller = { viewer: first.viewer, clientAddress };
  expect(await list().endOthers(caller)).toEqual({ ok: true, message: '2 other sessions have ended.' });
  expect(await list().endOthers(caller)).toEqual({ ok: true, message: 'There was no other session.' });
  const states = [first, second, third, theirs].map(({ token }) => stateOf(other, token));
  expect(await Promise.all(states)).toEqual(['good', 'SESSION_ENDED', 'SESSION_ENDED', 'good']);
  expect(await stateOf(other, key)).toBe('good');
});

it('lists the valid sessions of one account, newest first, with browser and country and no address', async () => {
  const { id, email } = await seedAdmin(database.pool);
  const services = createAccountServices({
    ...{
      orm: testOrm,
      pool: database.pool,
      secrets,
      options: { signup: 'approval' },
      legacies: adminLegacies,
    },
    countryOf: () => 'IN',
  });
  const given = { email, password, clientAddress: '203.0.113.9' };
  await services.sessions.login({ ...given, browser: 'Firefox on Linux' });
  const ended = await logIn(services, email);
  const newest = await logIn(services, email);
  await list().end({ viewer: newest.viewer, clientAddress }, ended.viewer.sessionId);
  const listed = await list().list(id);
  if (!listed.ok) throw new Error(listed.code);
  expect(listed.sessions.map(({ browser, country }) => [browser, country])).toEqual([
    [null, 'IN'],
    ['Firefox on Linux', 'IN'],
  ]);
  const { rows } = await database.pool.query<{ text: string }>(
    'SELECT session::text AS text FROM admin_session AS session WHERE admin_id = $1',
    [id],
  );
  expect(rows.map(({ text }) => text).join('\n')).not.toContain('203.0.113.9');
});

describe('the name of a browser', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/141.0 Safari/537.36`,
      'Chrome on macOS',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0`,
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', null],
    ['', null],
    [`<script>alert(1)</script> ${'x'.repeat(10_000)} Chrome/`, 'Chrome'],
  ])('is one of a few texts: %s', (header, name) => {
    expect(browserName(header)).toBe(name);
  });
});
