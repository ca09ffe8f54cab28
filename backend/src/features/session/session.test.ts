import { createHmac, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { testOrm } from '../../testing/orm.ts';
import {
  auditedActions,
  clientAddress,
  logIn,
  otherPassword,
  password,
  secrets,
  seedAdmin,
  stateOf,
  twoInstances,
} from '../../testing/accounts.ts';
import { deleteExpiredSessions } from './session.repository.ts';
import { sessionKeyLabel } from './session.token.ts';

const { database, services: one, second: other } = twoInstances();

describe('a session ends immediately on every instance', () => {
  it('by logout, and only it', async () => {
    const { id, email } = await seedAdmin(database.pool);
    const [first, second] = [await logIn(one, email), await logIn(other, email)];
    await one.sessions.logout(first.viewer, clientAddress);
    expect(await stateOf(other, first.token)).toBe('SESSION_EXPIRED');
    expect(await stateOf(one, second.token)).toBe('good');
    expect(await auditedActions(database.pool, id)).toEqual(['admin.login', 'admin.login', 'admin.logout']);
  });

  it('by a change of the password, which brings a new one', async () => {
    const { email } = await seedAdmin(database.pool);
    const [first, second] = [await logIn(one, email), await logIn(other, email)];
    const changed = await one.passwords.change(first.viewer, {
      currentPassword: password,
      password: otherPassword,
      clientAddress,
    });
    if (!changed.ok) throw new Error(changed.code);
    expect(await Promise.all([first, second].map(({ token }) => stateOf(other, token)))).toEqual([
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
    ]);
    expect(await stateOf(other, changed.accessToken)).toBe('good');
  });

  it('by the removal of the account', async () => {
    const [admin, leaving] = [await seedAdmin(database.pool), await seedAdmin(database.pool, 'EDITOR')];
    const { viewer } = await logIn(one, admin.email);
    const { token } = await logIn(one, leaving.email);
    expect(await one.accounts.remove({ viewer, clientAddress }, leaving.id)).toMatchObject({ ok: true });
    expect(await stateOf(other, token)).toBe('SESSION_EXPIRED');
    expect(await other.sessions.login({ email: leaving.email, password, clientAddress })).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('by its time', async () => {
    const { email } = await seedAdmin(database.pool);
    const { token, viewer } = await logIn(one, email);
    await database.pool.query(
      `UPDATE admin_session SET created_at = now() - interval '1 day', expires_at = now() WHERE id = $1`,
      [viewer.sessionId],
    );
    expect(await stateOf(other, token)).toBe('SESSION_EXPIRED');
    await deleteExpiredSessions(testOrm.on(database.pool));
    const { rowCount } = await database.pool.query('SELECT FROM admin_session WHERE id = $1', [
      viewer.sessionId,
    ]);
    expect(rowCount).toBe(0);
  });
});

it('a change of role holds from the next request on, on every instance', async () => {
  const [admin, promoted] = [await seedAdmin(database.pool), await seedAdmin(database.pool, 'VIEWER')];
  const { viewer } = await logIn(one, admin.email);
  const { token } = await logIn(one, promoted.email);
  await one.accounts.setRole({ viewer, clientAddress }, promoted.id, 'EDITOR');
  expect(await other.authenticate(token)).toMatchObject({ viewer: { role: 'EDITOR' } });
});

it('a login that races with a change of the password leaves no session of the old one', async () => {
  const { email } = await seedAdmin(database.pool);
  const { viewer } = await logIn(one, email);
  const logins = Array.from({ length: 4 }, () =>
    other.sessions.login({ email, password, clientAddress: '198.51.100.200' }),
  );
  const changed = await one.passwords.change(viewer, {
    currentPassword: password,
    password: otherPassword,
    clientAddress,
  });
  if (!changed.ok) throw new Error(changed.code);
  for (const login of await Promise.all(logins)) {
    if (login.ok) expect(await stateOf(one, login.accessToken)).toBe('SESSION_EXPIRED');
    else expect(login.code).toBe('INVALID_CREDENTIALS');
  }
  expect(await stateOf(one, changed.accessToken)).toBe('good');
});

describe('a token that is not ours', () => {
  const claims = () => ({
    iss: 'waitlist',
    aud: 'waitlist-admin',
    sub: randomUUID(),
    jti: randomUUID(),
    exp: Math.floor(Date.now() / 1000) + 600,
  });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims()).filter(([claim]) => claim !== name));
  const key = secrets.key(sessionKeyLabel);
  const unsigned = (header: object, body: object) =>
    [header, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');

  it.each<readonly [string, () => string]>([
    ['rubbish', () => 'rubbish'],
    ['three dots', () => 'a.b.c'],
    ['no algorithm', () => `${unsigned({ alg: 'none', typ: 'JWT' }, claims())}.`],
    [
      'a signature under the word none',
      () => {
        const text = unsigned({ alg: 'none', typ: 'JWT' }, claims());
        return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
      },
    ],
    ['another algorithm', () => jwt.sign(claims(), key, { algorithm: 'HS512' })],
    ['another key', () => jwt.sign(claims(), secrets.key('another'), { algorithm: 'HS256' })],
    ['another audience', () => jwt.sign({ ...claims(), aud: 'another' }, key)],
    ['several audiences', () => jwt.sign({ ...claims(), aud: ['waitlist-admin', 'another'] }, key)],
    ['another issuer', () => jwt.sign({ ...claims(), iss: 'another' }, key)],
    ['no end', () => jwt.sign(without('exp'), key)],
    ['no id', () => jwt.sign(without('jti'), key)],
    ['an id that is none', () => jwt.sign({ ...claims(), jti: "' OR true --" }, key)],
    ['another audience, and it is over', () => jwt.sign({ ...claims(), aud: 'another', exp: 1 }, key)],
    ['text for claims', () => jwt.sign('text', key)],
  ])('is UNAUTHENTICATED: %s', async (_what, token) => {
    expect(await stateOf(one, token())).toBe('UNAUTHENTICATED');
  });

  it('is SESSION_EXPIRED when it is ours: over, unknown, or of another account', async () => {
    const { email } = await seedAdmin(database.pool);
    const { viewer } = await logIn(one, email);
    const own = { sub: viewer.adminId, jti: viewer.sessionId };
    expect(await stateOf(one, jwt.sign({ ...claims(), ...own }, key))).toBe('good');
    expect(await stateOf(one, jwt.sign({ ...claims(), ...own, exp: 1 }, key))).toBe('SESSION_EXPIRED');
    expect(await stateOf(one, jwt.sign(claims(), key))).toBe('SESSION_EXPIRED');
    expect(await stateOf(one, jwt.sign({ ...claims(), ...own, sub: randomUUID() }, key))).toBe(
      'SESSION_EXPIRED',
    );
  });
});
