import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { entities } from '../../entities.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { installJobs } from '../../platform/jobs/install-jobs.ts';
import { keyedHash } from '../../platform/secrets/secrets.ts';
import { databaseUrl } from '../../testing/template-database.ts';
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

const name = `upgrade_${randomBytes(6).toString('hex')}`;
let server: Client;
let url: string;
let database: Database;
beforeAll(async () => {
  server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  url = databaseUrl(inject('postgresUrl'), name);
  database = await openDatabase({ url, poolSize: 2, entities, log: pino({ level: 'silent' }) });
  await database.pool.query('CREATE EXTENSION pg_trgm');
  await installJobs(database.pool);
  await database.orm.migrator.up({ to: '018-join-leaner' });
});
afterAll(async () => {
  await database.close();
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
});

it('codes that were under way before askers were kept are still good, for everybody, and still count', async () => {
  const { pool } = database;
  const email = newEmail();
  const clientKey = keyedHash(secrets.key('client address'), '192.0.2.1');
  await pool.query(
    `INSERT INTO otp_challenge (id, purpose, channel, destination, address, code_length, client_key, created_at, expires_at, max_tries, tries)
     VALUES ($1, 'waitlist', 'email', 'email:' || $2::text, $2, 4, $3, now() - interval '61 s', now() + interval '4 minutes', 3, 1)`,
    [randomUUID(), email, clientKey],
  );
  await migrate(database, url);

  const code = await codeFor(pool, email);
  const service = createService(pool, { limits: { perClientPerHour: 1 } });
  expect(await sendMail(service, newEmail())).toMatchObject({ code: 'RATE_LIMITED' });
  expect(codeOf(await tryMail(service, email, wrong(code)))).toBe('OTP_INVALID');
  expect(codeOf(await tryMail(service, email, code, { browser: newBrowser() }))).toBeNull();
});
