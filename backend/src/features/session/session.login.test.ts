import { describe, expect, it } from 'vitest';
import { PasswordHasher } from '../../platform/password/password-hasher.ts';
import {
  auditedActions,
  clientAddress,
  codeOf,
  createServices,
  newEmail,
  newestResetToken,
  otherPassword,
  pass,
  password,
  seedAdmin,
  twoInstances,
} from '../../testing/accounts.ts';
import { deleteStale } from '../account/account.retention.repository.ts';
import { soleClient, TooBusyError } from '../../platform/threads/turns.ts';

const { database, services } = twoInstances();

const login = (
  email: string | null,
  given: string | null = password,
  address = clientAddress,
  instance = services,
) => instance.sessions.login({ email, password: given, clientAddress: address });

let addresses = 0;
/** An address without earlier failures. */
const freshAddress = (): string => `198.51.100.${(addresses += 1)}`;

let sites = 0;
/** An address in a site where nobody has logged in. */
const freshSite = (): string => `203.${100 + ((sites += 1) >> 8)}.${sites & 255}.1`;

async function fail(email: string, times: number, address: string): Promise<void> {
  for (let count = 0; count < times; count += 1)
    expect(codeOf(await login(email, otherPassword, address))).toBe('INVALID_CREDENTIALS');
}

describe('login', () => {
  it('begins a session of 12 hours, of 30 days with Remember Me', async () => {
    const { email } = await seedAdmin(database.pool);
    for (const [remember, hours] of [
      [false, 12],
      [true, 30 * 24],
    ] as const) {
      const outcome = await services.sessions.login({
        email: ` ${email.toUpperCase()} `,
        password,
        remember,
        clientAddress,
      });
      if (!outcome.ok) throw new Error(outcome.code);
      expect(outcome.expiresAt.getTime() - Date.now()).toBeGreaterThan(hours * 3_600_000 - 60_000);
      expect(outcome.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(hours * 3_600_000);
    }
  });

  it('gives the same answer for an unknown email and a wrong password', async () => {
    const { email } = await seedAdmin(database.pool);
    const answers = await Promise.all([
      login(email, otherPassword),
      login(newEmail()),
      login('not an address'),
      login('a\u0000b@example.com'),
    ]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(codeOf(await login(' '))).toBe('VALIDATION_FAILED');
    expect(await login(email, null)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { password: 'Password is required' },
    });
  });

  it('tells of a pending account only who knows its password; a removed one is unknown', async () => {
    const pending = await seedAdmin(database.pool, 'VIEWER', 'pending');
    expect(codeOf(await login(pending.email))).toBe('ACCOUNT_PENDING');
    expect(codeOf(await login(pending.email, otherPassword))).toBe('INVALID_CREDENTIALS');
    const removed = await seedAdmin(database.pool);
    await database.pool.query(
      `UPDATE admin_account SET state = 'removed', removed_at = now(), password_hash = NULL WHERE id = $1`,
      [removed.id],
    );
    expect(codeOf(await login(removed.email))).toBe('INVALID_CREDENTIALS');
  });

  it('takes a password typed on another keyboard', async () => {
    const { email } = await seedAdmin(database.pool);
    const decomposed = 'ünïcödé-lantern'.normalize('NFD');
    await database.pool.query('UPDATE admin_account SET password_hash = $2 WHERE email = $1', [
      email,
      await new PasswordHasher().hash('ünïcödé-lantern', soleClient('test')),
    ]);
    expect(codeOf(await login(email, decomposed))).toBeNull();
  });

  it('is in the audit log, whether or not it succeeded', async () => {
    const { id, email } = await seedAdmin(database.pool);
    await login(email, otherPassword);
    await login(email);
    expect(await auditedActions(database.pool, id)).toEqual(['admin.login-failed', 'admin.login']);
    const { rows } = await database.pool.query(
      'SELECT client_address, details FROM audit_entry WHERE target_id = $1',
      [id],
    );
    expect(rows).toEqual([{ client_address: clientAddress, details: { reason: 'INVALID_CREDENTIALS' } }]);
  });
});

describe('failed logins', () => {
  it('have to wait after the fifth, longer and longer, and never for ever', async () => {
    const { email } = await seedAdmin(database.pool);
    const address = freshAddress();
    await fail(email, 5, address);
    let waited = 0;
    for (const wait of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await login(email, password, address)).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfterSeconds: expect.closeTo(wait, -1),
      });
      waited += wait;
      if (waited > 80_000) break;
      await pass(database.pool, wait);
      await fail(email, 1, address);
    }
    await pass(database.pool, 3600);
    expect(codeOf(await login(email, password, address))).toBeNull();
    await fail(email, 4, address);
    expect(codeOf(await login(email, password, address))).toBeNull();
  });

  it('do not lock out the account at another address', async () => {
    const { email } = await seedAdmin(database.pool);
    const address = freshAddress();
    await fail(email, 5, address);
    expect(codeOf(await login(email, password, address))).toBe('RATE_LIMITED');
    expect(codeOf(await login(email, password, freshAddress()))).toBeNull();
    expect(codeOf(await login(email, password, address))).toBe('RATE_LIMITED');
  });

  it('do not lock out other accounts at the same address', async () => {
    const [one, other] = await Promise.all([seedAdmin(database.pool), seedAdmin(database.pool)]);
    const address = freshAddress();
    await fail(one.email, 5, address);
    expect(codeOf(await login(other.email, password, address))).toBeNull();
  });

  it('get no more tries by arriving together, at two instances', async () => {
    const { email } = await seedAdmin(database.pool);
    const address = freshAddress();
    const instances = [services, createServices(database.newPool())];
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, count) => login(email, otherPassword, address, instances[count % 2])),
    );
    const codes = outcomes.map(codeOf);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS').length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(11);
  });

  it('are counted by address, too, whatever the email', async () => {
    const address = freshAddress();
    await login(newEmail(), password, address);
    await database.pool.query(
      `INSERT INTO admin_attempt (kind, key, attempted_at)
       SELECT kind, key, attempted_at FROM (SELECT * FROM admin_attempt WHERE kind = 'login-client' ORDER BY id DESC LIMIT 1) AS one, generate_series(1, 99)`,
    );
    expect(await login(newEmail(), password, address)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.closeTo(900, -2),
    });
    expect(codeOf(await login(newEmail(), password, freshAddress()))).toBe('INVALID_CREDENTIALS');
  });

  it.each([
    ['/48', 200, (at: number) => `2001:db8:60:${at.toString(16)}::1`, '2001:db8:61::1'],
    ['/24', 400, (at: number) => `203.0.114.${at % 256}`, '203.0.115.1'],
  ])('are counted by the %s, too: %i in fifteen minutes', async (_what, limit, within, outside) => {
    await login(newEmail(), password, within(0));
    await database.pool.query(
      `INSERT INTO admin_attempt (kind, key, attempted_at)
       SELECT kind, key, attempted_at FROM (
         SELECT * FROM (SELECT * FROM admin_attempt WHERE kind = 'login-client' ORDER BY id DESC LIMIT 2) AS both_scopes ORDER BY id LIMIT 1) AS site,
         generate_series(1, $1)`,
      [limit - 1],
    );
    expect(codeOf(await login(newEmail(), password, within(300)))).toBe('RATE_LIMITED');
    expect(codeOf(await login(newEmail(), password, outside))).toBe('INVALID_CREDENTIALS');
  });

  it.each([
    ['one /48', (at: number) => `2001:db8:62:${at.toString(16)}::1`],
    ['one /24', (at: number) => `203.0.116.${at % 256}`],
    ['as many networks', (at: number) => `2001:db8:${(0x1000 + at).toString(16)}::1`],
  ])(
    'of one account from %s are limited quickly, while its owner logs in where they have before',
    async (_what, address) => {
      const { email } = await seedAdmin(database.pool);
      const home = freshSite();
      expect(codeOf(await login(email, password, home))).toBeNull();
      const codes: (string | null)[] = [];
      for (let at = 0; at < 300; at += 1) codes.push(codeOf(await login(email, otherPassword, address(at))));
      expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(20);
      expect(codes.slice(20).every((code) => code === 'RATE_LIMITED')).toBe(true);
      expect(codeOf(await login(email, password, home))).toBeNull();
      // Elsewhere, a try is possible after a minute, and soon never more often than every fifteen.
      const refused = await login(email, password, freshSite());
      expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
      expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeLessThanOrEqual(60);
      await pass(database.pool, 60);
      const office = freshSite();
      expect(codeOf(await login(email, password, office))).toBeNull();
      await fail(email, 1, address(0));
      expect(codeOf(await login(email, password, address(1)))).toBe('RATE_LIMITED');
      expect(codeOf(await login(email, password, office))).toBeNull();
    },
  );

  it('of an unknown email are limited alike', async () => {
    const [known, unknown] = [(await seedAdmin(database.pool)).email, newEmail()];
    const codesOf = async (email: string) => {
      const codes = [];
      for (let at = 0; at < 25; at += 1)
        codes.push(codeOf(await login(email, otherPassword, `2001:db8:${(0x2000 + at).toString(16)}::1`)));
      return codes;
    };
    expect(await codesOf(unknown)).toEqual(await codesOf(known));
  });

  it('do not delay the owner where they set a new password with an emailed link', async () => {
    const { id, email } = await seedAdmin(database.pool);
    for (let at = 0; at < 25; at += 1)
      await login(email, otherPassword, `2001:db8:${(0x3000 + at).toString(16)}::1`);
    const owner = freshSite();
    expect(codeOf(await login(email, password, owner))).toBe('RATE_LIMITED');
    expect(codeOf(await services.passwords.requestReset(email, owner))).toBeNull();
    const token = await newestResetToken(database.pool, id);
    expect(codeOf(await services.passwords.reset(token, otherPassword, owner))).toBeNull();
    expect(codeOf(await login(email, otherPassword, owner))).toBeNull();
  });

  it('at a site where the owner has not logged in for 90 days count as elsewhere', async () => {
    const { id, email } = await seedAdmin(database.pool);
    const home = freshSite();
    expect(codeOf(await login(email, password, home))).toBeNull();
    await database.pool.query(
      `UPDATE admin_known_site SET seen_at = seen_at - interval '91 days' WHERE admin_id = $1`,
      [id],
    );
    for (let at = 0; at < 20; at += 1)
      await login(email, otherPassword, `2001:db8:${(0x4000 + at).toString(16)}::1`);
    expect(codeOf(await login(email, password, home))).toBe('RATE_LIMITED');
    await deleteStale(database.pool);
    const { rowCount } = await database.pool.query('SELECT FROM admin_known_site WHERE admin_id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('keep no email and no address in clear', async () => {
    const { email } = await seedAdmin(database.pool);
    await login(email, otherPassword, '203.0.113.99');
    const { rows } = await database.pool.query<{ text: string }>(
      'SELECT admin_attempt::text AS text FROM admin_attempt',
    );
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`${email}|203\\.0\\.113`));
  });
});

describe('a flood of logins', () => {
  it('is rejected with a time to retry, one client before all others', async () => {
    const hasher = new PasswordHasher(1);
    const work = (client: string) =>
      hasher.verify(null, password, soleClient(client)).catch((error: unknown) => error);
    const flood = Array.from({ length: 100 }, () => work('flooder'));
    const others = Array.from({ length: 5 }, (_, count) => work(`other ${count}`));
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(8);
    expect(outcomes.filter((outcome) => outcome instanceof TooBusyError)).toHaveLength(92);
    expect(await Promise.all(others)).toEqual(others.map(() => false));
    const many = await Promise.all(Array.from({ length: 100 }, (_, count) => work(`client ${count}`)));
    expect(many.filter((outcome) => outcome === false)).toHaveLength(33);
    expect(await work('after')).toBe(false);
  });

  it('from one /48 keeps no admin elsewhere out', { timeout: 60_000 }, async () => {
    const instance = createServices(database.newPool());
    const admins = await Promise.all(Array.from({ length: 20 }, () => seedAdmin(database.pool)));
    const email = newEmail();
    const state = { isOver: false, refused: 0 };
    const flood = Array.from({ length: 40 }, async (_, lane) => {
      for (let at = 0; !state.isOver; at += 1) {
        const address = `2001:db8:70:${(lane * 1000 + at).toString(16)}::1`;
        const outcome = await login(at % 2 === 0 ? email : newEmail(), otherPassword, address, instance);
        if (codeOf(outcome) === 'RATE_LIMITED') state.refused += 1;
      }
    });
    const outcomes = await Promise.all(
      admins.map((admin) => login(admin.email, password, freshSite(), instance)),
    );
    state.isOver = true;
    await Promise.all(flood);
    expect(outcomes.map(codeOf)).toEqual(admins.map(() => null));
    expect(state.refused).toBeGreaterThan(0);
  });

  it('that fills the queue gives way to others, with a time to retry', async () => {
    const hasher = new PasswordHasher(1);
    const work = (address: string, site: string) =>
      hasher.verify(null, password, { address, site }).catch((error: unknown) => error);
    const flood = Array.from({ length: 200 }, (_, at) => work(`address ${at}`, 'flood'));
    const admins = Array.from({ length: 20 }, (_, at) => work(`admin ${at}`, `site ${at}`));
    expect(await Promise.all(admins)).toEqual(admins.map(() => false));
    const refused = (await Promise.all(flood)).filter((outcome) => outcome instanceof TooBusyError);
    expect(refused).toHaveLength(200 - 1 - 32 + 20);
    expect(refused).toContainEqual(expect.objectContaining({ retryAfterSeconds: 2 }));
  });

  it('does not cost a try', async () => {
    const { email } = await seedAdmin(database.pool);
    const address = freshAddress();
    const instance = createServices(database.newPool());
    await Promise.all(Array.from({ length: 40 }, () => login(newEmail(), password, address, instance)));
    const { rows } = await database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM admin_attempt AS attempt WHERE kind = 'login-client' AND attempted_at > now() - interval '10 seconds'`,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
    expect(codeOf(await login(email, password, address, instance))).toBeNull();
  });
});
