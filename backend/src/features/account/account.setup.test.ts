import { describe, expect, it } from 'vitest';
import {
  accountStates,
  auditedActions,
  clientAddress,
  codeOf,
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

const { database, services, second } = twoInstances(perTest);

const signup = (fields: object = {}, instance = services) => signUp(instance, fields);

async function issue(instance: string, by = services): Promise<string> {
  const token = await by.setup.issue(instance);
  if (token === null) throw new Error('There is an admin already');
  return token;
}

const states = () => accountStates(database.pool);

describe('a setup link', () => {
  it('makes one admin, even in a race on two instances with both links', async () => {
    const links = [await issue('one'), await issue('two', second)];
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, count) =>
        signup({ setup: links[count % 2] }, count % 3 === 0 ? services : second),
      ),
    );
    expect(outcomes.map(codeOf).sort()).toEqual(
      [...Array<string>(5).fill('SETUP_LINK_INVALID'), null].sort(),
    );
    expect(await states()).toEqual(['active ADMIN']);
    expect(await services.setup.issue('one')).toBeNull();
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])(
    'logs its admin in at once, on every instance, and appears in the audit log; with remember %s, for %i hours',
    async (remember, hours) => {
      const email = newEmail();
      const outcome = await signup({ email, remember, setup: await issue('one') });
      if (!outcome.ok || outcome.session === null) throw new Error('There is no session');
      const { accessToken, expiresAt, admin } = outcome.session;
      expect(admin).toMatchObject({ email, role: 'ADMIN', state: 'active' });
      expect(await second.authenticate(accessToken)).toMatchObject({
        viewer: { kind: 'session', adminId: admin.id, role: 'ADMIN' },
      });
      expect(Math.abs(expiresAt.getTime() - Date.now() - hours * 3_600_000)).toBeLessThan(60_000);
      expect(await auditedActions(database.pool, admin.id)).toEqual(['admin.signup', 'admin.login']);
    },
  );

  it('is needed for that: any other sign-up has no session', async () => {
    expect(await signup()).toMatchObject({ ok: true, session: null });
  });

  it.each(['', ' ', 'A'.repeat(43), '0'])('is none of %j, which makes no account at all', async (setup) => {
    await issue('one');
    expect(await signup({ setup })).toMatchObject({
      code: 'SETUP_LINK_INVALID',
      message: expect.stringContaining('npm run admin -- create'),
    });
    expect(await states()).toEqual([]);
  });

  it('is replaced by the next start of its instance, and leaves those of others alone', async () => {
    const [before, other] = [await issue('one'), await issue('two')];
    const now = await issue('one');
    expect(now).not.toBe(before);
    expect(codeOf(await signup({ setup: before }))).toBe('SETUP_LINK_INVALID');
    expect([await services.setup.isOpen(now), await second.setup.isOpen(other)]).toEqual([true, true]);
  });

  it('ends after a day, when its instance stops, and when the command line has made an admin', async () => {
    const [old, stopped] = [await issue('old'), await issue('stopped')];
    await database.pool.query(`UPDATE admin_setup_link SET expires_at = now() WHERE instance =
      (SELECT instance FROM admin_setup_link ORDER BY expires_at LIMIT 1)`);
    await services.setup.revoke(stopped);
    const good = await issue('good');
    for (const token of [old, stopped])
      expect(codeOf(await signup({ setup: token }))).toBe('SETUP_LINK_INVALID');
    await services.accounts.createAdmin({ name: 'Ada', email: newEmail(), password });
    expect(codeOf(await signup({ setup: good }))).toBe('SETUP_LINK_INVALID');
    expect((await database.pool.query('SELECT FROM admin_setup_link')).rowCount).toBe(0);
    expect(await states()).toEqual(['active ADMIN']);
  });

  it('works with sign-up closed, and for an email that a stranger has asked an account for', async () => {
    const email = newEmail();
    await signup({ email, name: 'Mallory', password: otherPassword });
    const closed = createServices(database.pool, { signup: 'closed' });
    expect(codeOf(await signup({ email, setup: await issue('one') }, closed))).toBeNull();
    expect(await states()).toEqual(['active ADMIN']);
    await logIn(services, email);
    expect((await database.pool.query('SELECT name FROM admin_account')).rows).toEqual([
      { name: 'Grace Hopper' },
    ]);
    expect(codeOf(await services.sessions.login({ email, password: otherPassword, clientAddress }))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  it('is not used up by a form that is refused', async () => {
    const setup = await issue('one');
    expect(codeOf(await signup({ setup, name: ' ' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await signup({ setup, password: 'password1234' }))).toBe('WEAK_PASSWORD');
    expect(codeOf(await signup({ setup }))).toBeNull();
  });

  it('is counted as sign-ups are', async () => {
    const from = { clientAddress: '203.0.113.5' };
    for (let count = 0; count < 20; count += 1) await signup({ ...from, setup: 'wrong' });
    expect(codeOf(await signup({ ...from, setup: await issue('one') }))).toBe('RATE_LIMITED');
    expect(codeOf(await signup(from))).toBe('RATE_LIMITED');
  });

  it('is never there again, even when the first admin was removed', async () => {
    await seedAdmin(database.pool);
    await database.pool.query(
      `UPDATE admin_account SET state = 'removed', removed_at = now(), password_hash = NULL`,
    );
    expect(await services.setup.issue('one')).toBeNull();
  });

  it('is not in the database', async () => {
    const token = await issue('one');
    const { rows } = await database.pool.query<{ text: string }>(
      'SELECT admin_setup_link::text AS text FROM admin_setup_link',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
  });
});
