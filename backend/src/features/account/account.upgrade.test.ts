import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clientAddress,
  codeOf,
  confirmationTokens,
  createServices,
  logIn,
  newestResetToken,
  otherPassword,
  password,
  seedAdmin,
} from '../../testing/accounts.ts';
import { createPreReleaseDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrateAlone } from '../../testing/template-database.ts';

let upgraded: TestDatabase;
beforeAll(async () => {
  upgraded = await createPreReleaseDatabase('018');
});
afterAll(() => upgraded.drop());

it('an account that waited for approval before emails were verified ends, and its owner signs up again', async () => {
  const { pool } = upgraded;
  const [pending, active] = [await seedAdmin(pool, 'VIEWER', 'pending'), await seedAdmin(pool, 'EDITOR')];
  await pool.query(
    `INSERT INTO admin_password_reset (id, admin_id, created_at, expires_at) VALUES (gen_random_uuid(), $1, now(), now() + interval '30 minutes')`,
    [pending.id],
  );
  await migrateAlone(upgraded.url);

  const services = createServices(pool);
  expect((await logIn(services, active.email)).viewer.role).toBe('EDITOR');
  const { email } = pending;
  expect(codeOf(await services.sessions.login({ email, password, clientAddress }))).toBe(
    'INVALID_CREDENTIALS',
  );
  expect(await services.accounts.list({ search: email })).toMatchObject({ page: { totalDocs: 0 } });
  const resetToken = await newestResetToken(pool, pending.id);
  expect(codeOf(await services.passwords.reset(resetToken, otherPassword, clientAddress))).toBe(
    'RESET_LINK_INVALID',
  );

  await services.accounts.signup({ name: 'Grace', email, password, clientAddress });
  const [token = ''] = await confirmationTokens(pool, email);
  expect(
    codeOf(await services.confirmations.confirm({ token, password: otherPassword, clientAddress })),
  ).toBeNull();
  expect(codeOf(await services.sessions.login({ email, password: otherPassword, clientAddress }))).toBe(
    'ACCOUNT_PENDING',
  );
});
