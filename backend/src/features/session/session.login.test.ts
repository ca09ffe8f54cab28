import { describe, expect, it } from 'vitest';
import { PasswordHasher } from '../../platform/password/password-hasher.ts';
import {
  auditedActions,
  clientAddress,
  codeOf,
  createServices,
  newEmail,
  otherPassword,
  pass,
  password,
  seedAdmin,
  twoInstances,
} from '../../testing/accounts.ts';
import { TooBusyError } from '../../platform/password/turns.ts';

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
      await new PasswordHasher().hash('ünïcödé-lantern', 'test'),
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
    const work = (client: string) => hasher.verify(null, password, client).catch((error: unknown) => error);
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
