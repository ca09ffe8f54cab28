import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyedHash } from '../../platform/secrets/secrets.ts';
import { createPreReleaseDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrateAlone } from '../../testing/template-database.ts';
import {
  codeFor,
  codeOf,
  createService,
  newBrowser,
  newEmail,
  secrets,
  sendMail,
  tryMail,
  wrong,
} from './verification.scenario.ts';

let upgraded: TestDatabase;
beforeAll(async () => {
  upgraded = await createPreReleaseDatabase('018');
});
afterAll(() => upgraded.drop());

it('codes sent before requesters were stored are still valid, for everyone, and still count', async () => {
  const { pool } = upgraded;
  const email = newEmail();
  const clientKey = keyedHash(secrets.key('client address'), '192.0.2.1');
  await pool.query(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, tries)
     VALUES ($1, 'waitlist', 'email', 'email:' || $2::text, $2, 4, $3, now() - interval '61 s', now() + interval '4 minutes', 3, 1)`,
    [randomUUID(), email, clientKey],
  );
  await migrateAlone(upgraded.url);

  const code = await codeFor(pool, email);
  const service = createService(pool, { limits: { perClientPerHour: 1 } });
  expect(await sendMail(service, newEmail())).toMatchObject({ code: 'RATE_LIMITED' });
  expect(codeOf(await tryMail(service, email, wrong(code)))).toBe('OTP_INVALID');
  expect(codeOf(await tryMail(service, email, code, { browser: newBrowser() }))).toBeNull();
});
