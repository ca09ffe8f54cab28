import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { refusal, startFakePostgres } from '../../testing/fake-postgres.ts';
import { StartError } from '../lifecycle.ts';
import { openPool } from './database.ts';
import { preparePooler, requireSessions } from './pooler.ts';

let database: TestDatabase;
const role = `pooled_${process.pid}`;
let roleUrl: string;
let server: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
  roleUrl = Object.assign(new URL(database.url), { username: role, password: role }).href;
});
afterEach(async () => {
  await database.drop();
  await server.query(`DROP ROLE ${role}`);
  await server.end();
});

describe('a pooler', () => {
  it('that takes no settings is found out, with what to do', async () => {
    const text = 'unsupported startup parameter: options';
    const pooler = await startFakePostgres({ toTls: 'N', toLogin: refusal('08P01', text) });
    onTestFinished(() => pooler.close());
    const url = `postgres://u:p@127.0.0.1:${pooler.port}/db`;
    await expect(requireSessions(url, 'DATABASE_URL')).rejects.toThrow(StartError);
    await expect(requireSessions(url, 'DATABASE_URL')).rejects.toThrow('Set DATABASE_DIRECT_URL');
    await expect(requireSessions(url, 'DATABASE_DIRECT_URL')).rejects.toThrow('DATABASE_DIRECT_URL_POOLED');
  });

  it('is not suspected in a PostgreSQL', async () => {
    await requireSessions(roleUrl, 'DATABASE_URL');
  });

  it('gets sessions with the settings that are needed, also where it had opened some before', async () => {
    const early = openPool(roleUrl, { name: 'waitlist', max: 1, isPooled: true });
    onTestFinished(() => early.end());
    const settings = async () =>
      (
        await early.query(
          `SELECT current_setting('jit') AS jit, current_setting('statement_timeout') AS timeout`,
        )
      ).rows[0];
    expect(await settings()).not.toEqual({ jit: 'off', timeout: '15s' });
    await preparePooler(roleUrl, roleUrl);
    await expect
      .poll(() => settings().catch(() => null), { timeout: 10_000 })
      .toEqual({ jit: 'off', timeout: '15s' });
    await preparePooler(roleUrl, roleUrl);
  });

  it('loses no session but idle ones of the app, although others share its role and its sessions', async () => {
    const opened = async (name: string | undefined) => {
      const client = new Client({ connectionString: roleUrl, application_name: name });
      client.on('error', () => undefined);
      await client.connect();
      onTestFinished(() => void client.connection.stream.destroy());
      return client;
    };
    const answers = (client: Client) =>
      client.query('SELECT 1').then(
        () => true,
        () => false,
      );
    const others = await Promise.all(['reports', 'waitlisted', 'my-waitlist', undefined].map(opened));
    const ours = await Promise.all(['waitlist', 'waitlist-join'].map(opened));
    const busy = await opened('waitlist');
    await busy.query('BEGIN');
    await preparePooler(roleUrl, roleUrl);
    for (const client of [...others, busy]) expect(await answers(client)).toBe(true);
    for (const client of ours) await expect.poll(() => answers(client)).toBe(false);
  });

  it('that logs in as a role without the settings is refused', async () => {
    await expect(preparePooler(database.url, roleUrl)).rejects.toThrow('POOLER_SETTINGS_MISSING');
  });

  it('is sent no named statements, which another session would not know', async () => {
    const prepared = async (isPooled: boolean) => {
      const pool = openPool(roleUrl, { name: 'test', max: 1, isPooled });
      onTestFinished(() => pool.end());
      await pool.query({ name: 'one', text: 'SELECT $1::int', values: [1] });
      return (await pool.query('SELECT name FROM pg_prepared_statements')).rows;
    };
    expect(await prepared(false)).toEqual([{ name: 'one' }]);
    expect(await prepared(true)).toEqual([]);
  });
});
