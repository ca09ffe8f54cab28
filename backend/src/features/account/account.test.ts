import { describe, expect, it } from 'vitest';
import {
  accountStates,
  auditedActions,
  clientAddress,
  codeOf,
  confirmationTokens,
  createServices,
  logIn,
  newEmail,
  otherPassword,
  password,
  seedAdmin,
  signUp,
  twoInstances,
} from '../../testing/accounts.ts';
import { perTest } from '../../testing/lifetime.ts';
import type { AccountServices } from './account.services.ts';

const { database, services, second } = twoInstances(perTest);

const signup = (fields: object = {}, instance = services) => signUp(instance, fields);

const states = () => accountStates(database.pool);

/** An admin with the role, logged in. */
async function loggedIn(role: 'VIEWER' | 'EDITOR' | 'ADMIN' = 'ADMIN') {
  const admin = await seedAdmin(database.pool, role);
  const session = await logIn(services, admin.email);
  return { ...admin, ...session, change: { viewer: session.viewer, clientAddress } };
}

describe('sign-up', () => {
  it('answers the same for a known email, and changes nothing of its account', async () => {
    const { email } = await seedAdmin(database.pool);
    const messageTo = async (to: string) => {
      const outcome = await signup({ email: to, password: otherPassword });
      return outcome.ok ? outcome.message.replace(to, 'the address') : outcome.code;
    };
    expect(await messageTo(email.toUpperCase())).toBe(await messageTo(newEmail()));
    expect(await signup({ email, password: 'weak' })).toMatchObject({
      code: 'WEAK_PASSWORD',
      fields: { password: 'Use at least 12 characters.' },
    });
    expect(codeOf(await services.sessions.login({ email, password, clientAddress }))).toBeNull();
  });

  it('creates no account that anyone could log in to or approve until its email is confirmed', async () => {
    const { change } = await loggedIn();
    const email = newEmail();
    await signup({ email });
    expect(codeOf(await services.sessions.login({ email, password, clientAddress }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await services.accounts.list({ search: email })).toMatchObject({ page: { totalDocs: 0 } });
    const [token = ''] = await confirmationTokens(database.pool, email);
    expect(codeOf(await services.accounts.approve(change, token.split('.')[0] ?? '', 'ADMIN'))).toBe(
      'NOT_FOUND',
    );
  });

  it('can be closed', async () => {
    const closed = createServices(database.pool, { signup: 'closed' });
    expect(codeOf(await signup({}, closed))).toBe('FORBIDDEN');
    expect(await states()).toEqual([]);
  });

  it('is limited by address', async () => {
    const outcomes = [];
    for (let count = 0; count < 21; count += 1)
      outcomes.push(await signup({ password: 'weak', clientAddress: '203.0.113.5' }));
    expect(outcomes.map(codeOf)).toEqual([...Array<string>(20).fill('WEAK_PASSWORD'), 'RATE_LIMITED']);
    expect(codeOf(await signup({ clientAddress: '203.0.113.6' }))).toBeNull();
  });
});

describe('the command line', () => {
  it('makes an active ADMIN, also of a pending account, and never of an active one', async () => {
    const [fresh, pending] = [newEmail(), await seedAdmin(database.pool, 'VIEWER', 'pending')];
    for (const email of [fresh, pending.email]) {
      expect(
        codeOf(await services.accounts.createAdmin({ name: 'Ada', email, password: otherPassword })),
      ).toBeNull();
      expect(
        codeOf(await services.sessions.login({ email, password: otherPassword, clientAddress })),
      ).toBeNull();
      expect(
        codeOf(await services.accounts.createAdmin({ name: 'Ada', email, password: otherPassword })),
      ).toBe('ALREADY_REGISTERED');
    }
    expect(await states()).toEqual(['active ADMIN', 'active ADMIN']);
    expect(await auditedActions(database.pool, pending.id)).toEqual(['admin.create', 'admin.login']);
  });

  it('ends the links that were mailed before', async () => {
    const email = newEmail();
    await signup({ email });
    const [token = ''] = await confirmationTokens(database.pool, email);
    await services.accounts.createAdmin({ name: 'Ada', email, password });
    expect(
      codeOf(await services.confirmations.confirm({ token, password: otherPassword, clientAddress })),
    ).toBe('CONFIRM_LINK_INVALID');
    expect(await confirmationTokens(database.pool, email)).toEqual([]);
    expect((await logIn(services, email)).viewer.role).toBe('ADMIN');
  });
});

describe('approval', () => {
  it('approves a pending account with the given role, once', async () => {
    const { change } = await loggedIn();
    const { id, email } = await seedAdmin(database.pool, 'VIEWER', 'pending');
    expect(await services.accounts.approve(change, id, 'EDITOR')).toMatchObject({
      admin: { state: 'active', role: 'EDITOR' },
    });
    expect((await logIn(second, email)).viewer.role).toBe('EDITOR');
    expect(await services.accounts.approve(change, id, 'ADMIN')).toMatchObject({ admin: { role: 'EDITOR' } });
    expect(await auditedActions(database.pool, id)).toEqual(['admin.approve', 'admin.login']);
    for (const unknown of ['1b4e28ba-2fa1-41d2-883f-0016d3cca427', "' OR true --", ''])
      expect(codeOf(await services.accounts.approve(change, unknown, 'VIEWER'))).toBe('NOT_FOUND');
  });

  it('can be refused, and the person may sign up again', async () => {
    const { change } = await loggedIn();
    const { id, email } = await seedAdmin(database.pool, 'VIEWER', 'pending');
    expect(codeOf(await services.accounts.remove(change, id))).toBeNull();
    expect(codeOf(await services.accounts.remove(change, id))).toBe('NOT_FOUND');
    await signup({ email });
    const [token = ''] = await confirmationTokens(database.pool, email);
    expect(codeOf(await services.confirmations.confirm({ token, password, clientAddress }))).toBeNull();
    expect(await states()).toEqual(['active ADMIN', 'pending VIEWER', 'removed VIEWER']);
  });
});

describe('the last admin', () => {
  it('stays, whatever the others are', async () => {
    const { change, id } = await loggedIn();
    await seedAdmin(database.pool, 'EDITOR');
    await seedAdmin(database.pool, 'ADMIN', 'pending');
    expect(codeOf(await services.accounts.remove(change, id))).toBe('LAST_ADMIN');
    expect(codeOf(await services.accounts.setRole(change, id, 'EDITOR'))).toBe('LAST_ADMIN');
    expect(codeOf(await services.accounts.setRole(change, id, 'ADMIN'))).toBeNull();
  });

  it.each(['remove', 'demote'] as const)(
    'stays when two admins %s each other at the same moment',
    async (change) => {
      const [one, other] = [await loggedIn(), await loggedIn()];
      const act = (instance: AccountServices, by: typeof one, on: typeof one) =>
        change === 'remove'
          ? instance.accounts.remove(by.change, on.id)
          : instance.accounts.setRole(by.change, on.id, 'VIEWER');
      const outcomes = await Promise.all([act(services, one, other), act(second, other, one)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.map(codeOf).find((code) => code !== null)).toMatch(/SESSION_EXPIRED|FORBIDDEN/);
      expect((await states()).filter((state) => state === 'active ADMIN')).toHaveLength(1);
    },
  );

  it('stays when all of many remove themselves at the same moment', async () => {
    const admins = await Promise.all(Array.from({ length: 4 }, () => loggedIn()));
    const outcomes = await Promise.all(
      admins.map(({ change, id }, count) =>
        (count % 2 === 0 ? services : second).accounts.remove(change, id),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(outcomes.map(codeOf).filter((code) => code === 'LAST_ADMIN')).toHaveLength(1);
  });
});

describe('the own name', () => {
  const nameOf = async (id: string) =>
    (await database.pool.query<{ name: string }>('SELECT name FROM admin_account WHERE id = $1', [id])).rows;

  it('is changed by everyone, is read as a line of text, and is in the audit log once, without the name', async () => {
    const [viewer, other] = [await loggedIn('VIEWER'), await loggedIn('VIEWER')];
    for (const given of ['  Ada\n Lovelace ', 'Ada Lovelace'])
      expect(
        await services.accounts.rename(viewer.change, { name: given, from: 'Grace Hopper' }),
      ).toMatchObject({ admin: { id: viewer.id, name: 'Ada Lovelace' } });
    expect(await nameOf(other.id)).toEqual([{ name: 'Grace Hopper' }]);
    expect(await auditedActions(database.pool, viewer.id)).toEqual(['admin.login', 'admin.rename']);
    const { rows } = await database.pool.query(
      `SELECT details FROM audit_entry WHERE action = 'admin.rename'`,
    );
    expect(rows).toEqual([{ details: {} }]);
  });

  it.each([
    ['', 'Name is required'],
    [null, 'Name is required'],
    [' \u200b ', 'Name is required'],
    ['x'.repeat(101), 'Name must be at most 100 characters'],
  ])('stays as it was when %j is given', async (given, message) => {
    const { id, change } = await loggedIn('EDITOR');
    expect(await services.accounts.rename(change, { name: given, from: 'Grace Hopper' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { name: message },
    });
    expect(await nameOf(id)).toEqual([{ name: 'Grace Hopper' }]);
  });

  it('is changed by one of two who change it to something else at once', async () => {
    const { id, change } = await loggedIn('EDITOR');
    const names = ['Ada', 'Mary', 'Emmy', 'Joan'];
    const outcomes = await Promise.all(
      names.map((name, at) =>
        (at % 2 === 0 ? services : second).accounts.rename(change, { name, from: 'Grace Hopper' }),
      ),
    );
    const changed = outcomes.findIndex(({ ok }) => ok);
    expect(outcomes.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', null]);
    expect(await nameOf(id)).toEqual([{ name: names[changed] }]);
  });

  it('of an account that is removed at the same time is not changed afterwards', async () => {
    const [admin, leaving] = [await loggedIn(), await loggedIn('EDITOR')];
    await services.accounts.remove(admin.change, leaving.id);
    expect(codeOf(await second.accounts.rename(leaving.change, { name: 'Ada', from: 'Grace Hopper' }))).toBe(
      'SESSION_EXPIRED',
    );
    expect(await nameOf(leaving.id)).toEqual([{ name: 'Grace Hopper' }]);
  });
});
