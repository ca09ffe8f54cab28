import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { entities } from '../../entities.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { installJobs } from '../../platform/jobs/install-jobs.ts';
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
import { databaseUrl } from '../../testing/template-database.ts';

const name = `upgrade_${randomBytes(6).toString('hex')}`;
let server: Client;
let url: string;
let database: Database;
beforeAll(async () => {
  server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  url = databaseUrl(inject('postgresUrl'), name);
  database = await openDatabase({ url, poolSize: 4, entities, log: pino({ level: 'silent' }) });
  await database.pool.query('CREATE EXTENSION pg_trgm');
  await installJobs(database.pool);
  await database.orm.migrator.up({ to: '030-own-settings' });
});
afterAll(async () => {
  await database.close();
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
});

it('an account that waited for approval before e-mails were verified ends, and its owner signs up again', async () => {
  const { pool } = database;
  const [pending, active] = [await seedAdmin(pool, 'VIEWER', 'pending'), await seedAdmin(pool, 'EDITOR')];
  await pool.query(
    `INSERT INTO admin_password_reset (id, admin_id, created_at, expires_at) VALUES (gen_random_uuid(), $1, now(), now() + interval '30 minutes')`,
    [pending.id],
  );
  await migrate(database, url);

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

  await services.accounts.signup({
    ...{ name: 'Grace', email, password, clientAddress, fromMachineItself: false },
  });
  const [token = ''] = await confirmationTokens(pool, email);
  expect(
    codeOf(await services.confirmations.confirm({ token, password: otherPassword, clientAddress })),
  ).toBeNull();
  expect(codeOf(await services.sessions.login({ email, password: otherPassword, clientAddress }))).toBe(
    'ACCOUNT_PENDING',
  );
});
