import { describe, expect, it } from 'vitest';
import { linkToken } from './account.link-token.ts';
import {
  auditedActions,
  clientAddress,
  codeOf,
  logIn,
  newEmail,
  newestResetToken,
  otherPassword,
  pass,
  password,
  secrets,
  seedAdmin,
  stateOf,
  twoInstances,
} from '../../testing/accounts.ts';

const { database, services, second } = twoInstances();

let addresses = 0;
const freshAddress = (): string => `198.51.100.${(addresses += 1)}`;
const request = (email: string | null, address = freshAddress(), instance = services) =>
  instance.passwords.requestReset(email, address);

async function withLink() {
  const admin = await seedAdmin(database.pool, 'EDITOR');
  await request(admin.email);
  return { ...admin, token: await newestResetToken(database.pool, admin.id) };
}

describe('a reset link', () => {
  it('sets a new password and ends every session', async () => {
    const { id, email, token } = await withLink();
    const session = await logIn(services, email);
    expect(await services.passwords.reset(token, otherPassword, clientAddress)).toMatchObject({ ok: true });
    expect(await stateOf(second, session.token)).toBe('SESSION_EXPIRED');
    expect(codeOf(await services.sessions.login({ email, password, clientAddress }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(
      codeOf(await services.sessions.login({ email, password: otherPassword, clientAddress })),
    ).toBeNull();
    expect(await auditedActions(database.pool, id)).toEqual([
      'admin.request-reset',
      'admin.login',
      'admin.reset-password',
      'admin.login-failed',
      'admin.login',
    ]);
  });

  it('works once, even in a race on two instances', async () => {
    const { token } = await withLink();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, count) =>
        (count % 2 === 0 ? services : second).passwords.reset(
          token,
          `${otherPassword}-${count}`,
          clientAddress,
        ),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.map(codeOf).filter((code) => code === 'RESET_LINK_INVALID')).toHaveLength(5);
  });

  it('ends the others of its account', async () => {
    const { id, email, token } = await withLink();
    await request(email);
    const newer = await newestResetToken(database.pool, id);
    expect(codeOf(await services.passwords.reset(token, otherPassword, clientAddress))).toBeNull();
    expect(codeOf(await services.passwords.reset(newer, password, clientAddress))).toBe('RESET_LINK_INVALID');
  });

  it('is valid for 30 minutes', async () => {
    const [early, late] = [await withLink(), await withLink()];
    await pass(database.pool, 29 * 60);
    expect(codeOf(await services.passwords.reset(early.token, otherPassword, clientAddress))).toBeNull();
    await pass(database.pool, 60);
    expect(codeOf(await services.passwords.reset(late.token, otherPassword, clientAddress))).toBe(
      'RESET_LINK_INVALID',
    );
  });

  it('is not used up by a weak password', async () => {
    const { token } = await withLink();
    expect(await services.passwords.reset(token, 'password1234', clientAddress)).toMatchObject({
      code: 'WEAK_PASSWORD',
      fields: { password: expect.any(String) },
    });
    expect(await services.passwords.reset(token, '', clientAddress)).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(codeOf(await services.passwords.reset(token, otherPassword, clientAddress))).toBeNull();
  });

  it('takes no number of tries to find a password it accepts', async () => {
    const { token } = await withLink();
    const codes = [];
    for (let count = 0; count < 21; count += 1)
      codes.push(codeOf(await services.passwords.reset(token, 'password1234', clientAddress)));
    expect(codes).toEqual([...Array<string>(20).fill('WEAK_PASSWORD'), 'RATE_LIMITED']);
  });

  it('ends with the account, and with a change of the password', async () => {
    const [removed, changed] = [await withLink(), await withLink()];
    const admin = await logIn(services, (await seedAdmin(database.pool)).email);
    await services.accounts.remove({ viewer: admin.viewer, clientAddress }, removed.id);
    const { viewer } = await logIn(services, changed.email);
    await services.passwords.change(viewer, {
      currentPassword: password,
      password: otherPassword,
      clientAddress,
    });
    for (const { token } of [removed, changed])
      expect(codeOf(await services.passwords.reset(token, 'another-lantern-88', clientAddress))).toBe(
        'RESET_LINK_INVALID',
      );
  });

  it('cannot be made up', async () => {
    const { id, token } = await withLink();
    const own = token.split('.')[0] ?? '';
    for (const forged of [
      null,
      '',
      'rubbish',
      own,
      `${own}.`,
      `${own}.${'A'.repeat(43)}`,
      linkToken(secrets.key('another'), own),
      linkToken(secrets.key('another'), id),
    ]) {
      expect(codeOf(await services.passwords.reset(forged, otherPassword, clientAddress))).toBe(
        'RESET_LINK_INVALID',
      );
    }
  });

  it('is in no table', async () => {
    const { token } = await withLink();
    const signature = token.split('.')[1] ?? 'none';
    for (const table of [
      'admin_password_reset',
      'audit_entry',
      'admin_attempt',
      'graphile_worker_codes._private_jobs',
    ]) {
      const { rowCount } = await database.pool.query(
        `SELECT FROM ${table} AS t WHERE strpos(t::text, $1) > 0`,
        [signature],
      );
      expect(rowCount, table).toBe(0);
    }
  });
});

describe('asking for a reset link', () => {
  it('is answered the same for an unknown email, and does the same work', async () => {
    const { email } = await seedAdmin(database.pool);
    const count = async () =>
      (
        await database.pool.query<{ count: number }>(
          'SELECT count(*)::int AS count FROM admin_password_reset',
        )
      ).rows[0]?.count ?? 0;
    const before = await count();
    expect(await request(newEmail())).toEqual(await request(email));
    expect(await count()).toBe(before + 2);
    expect(codeOf(await request(null))).toBe('VALIDATION_FAILED');
    expect(codeOf(await request('nobody'))).toBe('VALIDATION_FAILED');
  });

  it.each([['known'], ['unknown']])(
    'is limited for a %s email, and only at its own address',
    async (kind) => {
      const email = kind === 'known' ? (await seedAdmin(database.pool)).email : newEmail();
      const address = freshAddress();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, count) => request(email, address, count % 2 === 0 ? services : second)),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
      expect(outcomes.map(codeOf).filter((code) => code === 'RATE_LIMITED')).toHaveLength(3);
      expect(codeOf(await request(email))).toBeNull();
    },
  );

  const linksOf = async (id: string) => {
    const { rows } = await database.pool.query<{ count: number; remaining: number }>(
      `SELECT count(*)::int AS count, extract(epoch FROM max(expires_at) - clock_timestamp())::float8 AS remaining
       FROM admin_password_reset WHERE admin_id = $1 AND used_at IS NULL AND expires_at > clock_timestamp()`,
      [id],
    );
    return rows[0] ?? { count: 0, remaining: 0 };
  };

  it('floods no mailbox, and whatever others request, an answer that says so has a link that works', async () => {
    const { id, email } = await seedAdmin(database.pool);
    let mailed = 0;
    for (let minute = 0; minute < 120; minute += 1) {
      const before = (await linksOf(id)).count;
      for (let count = 0; count < 3; count += 1) {
        const outcome = await request(email, `2001:db8:${(minute * 3 + count).toString(16)}::1`);
        expect(outcome).toMatchObject({ ok: true, message: expect.stringContaining('has a link') });
        expect((await linksOf(id)).remaining).toBeGreaterThan(15 * 60 - 5);
      }
      mailed += (await linksOf(id)).count - before;
      await pass(database.pool, 60);
    }
    expect(mailed).toBeGreaterThan(0);
    const { rowCount } = await database.pool.query('SELECT FROM admin_password_reset WHERE admin_id = $1', [
      id,
    ]);
    expect(rowCount).toBeLessThanOrEqual(2 * 2 * 8);
  });

  it('mails the owner another one where they have logged in, and one to all once a link was used', async () => {
    const { id, email } = await seedAdmin(database.pool);
    await logIn(services, email, '203.0.113.50');
    for (let count = 0; count < 8; count += 1)
      await request(email, `2001:db8:${(0x5000 + count).toString(16)}::1`);
    expect((await linksOf(id)).count).toBe(5);
    expect(codeOf(await request(email, '203.0.113.51'))).toBeNull();
    expect((await linksOf(id)).count).toBe(6);
    const token = await newestResetToken(database.pool, id);
    expect(codeOf(await services.passwords.reset(token, otherPassword, '198.51.100.7'))).toBeNull();
    expect((await linksOf(id)).count).toBe(0);
    expect(codeOf(await request(email, '2001:db8:6000::1'))).toBeNull();
    expect((await linksOf(id)).count).toBe(1);
  });

  it.each([
    ['/48', 40, (at: number) => `2001:db8:80:${at.toString(16)}::1`],
    ['/24', 80, (at: number) => `203.0.120.${at % 256}`],
  ])('is limited for the %s, too: %i an hour', async (_what, limit, address) => {
    const codes = [];
    for (let at = 0; at <= limit; at += 1) codes.push(codeOf(await request(newEmail(), address(at))));
    expect(codes).toEqual([...Array.from({ length: limit }, () => null), 'RATE_LIMITED']);
  });
});

describe('changing the own password', () => {
  it('needs the current one, and a good one', async () => {
    const { id, email } = await seedAdmin(database.pool);
    const { viewer, token } = await logIn(services, email);
    const change = (currentPassword: string, next: string) =>
      services.passwords.change(viewer, { currentPassword, password: next, clientAddress });
    expect(await change(otherPassword, 'another-lantern-88')).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      fields: { currentPassword: expect.any(String) },
    });
    expect(await change(password, 'password1234')).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect(await change('', '')).toMatchObject({
      fields: { currentPassword: expect.any(String), password: 'Password is required' },
    });
    expect(await stateOf(services, token)).toBe('good');
    expect(codeOf(await change(password, otherPassword))).toBeNull();
    expect(await auditedActions(database.pool, id)).toEqual(['admin.login', 'admin.change-password']);
  });

  it('counts the try and checks the current one before it judges the new one', async () => {
    const { viewer } = await logIn(services, (await seedAdmin(database.pool)).email);
    const change = (currentPassword: string) =>
      services.passwords.change(viewer, {
        currentPassword,
        password: 'password1234',
        clientAddress: '203.0.113.45',
      });
    const codes = [];
    for (let count = 0; count < 6; count += 1) codes.push(codeOf(await change(otherPassword)));
    expect(codes).toEqual([...Array<string>(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    await pass(database.pool, 60);
    expect(codeOf(await change(password))).toBe('WEAK_PASSWORD');
    for (let count = 0; count < 6; count += 1) expect(codeOf(await change(password))).toBe('WEAK_PASSWORD');
  });

  it('cannot be used to guess it', async () => {
    const { viewer } = await logIn(services, (await seedAdmin(database.pool)).email);
    const outcomes = [];
    for (let count = 0; count < 6; count += 1) {
      outcomes.push(
        await services.passwords.change(viewer, {
          currentPassword: otherPassword,
          password: 'another-lantern-88',
          clientAddress: '203.0.113.44',
        }),
      );
    }
    expect(outcomes.map(codeOf)).toEqual([...Array<string>(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  });

  it('happens once when two sessions race', async () => {
    const { email } = await seedAdmin(database.pool);
    const sessions = [await logIn(services, email), await logIn(second, email)];
    const outcomes = await Promise.all(
      sessions.map(({ viewer }, count) =>
        (count === 0 ? services : second).passwords.change(viewer, {
          currentPassword: password,
          password: `${otherPassword}-${count}`,
          clientAddress,
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
