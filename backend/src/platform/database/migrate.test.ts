import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { catalogueOf } from '../../testing/catalogue.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { databaseUrl, migrateAlone } from '../../testing/template-database.ts';
import { StartError } from '../lifecycle.ts';
import { type Database, openDatabase } from './database.ts';
import { describeDatabaseFailure } from './database-failure.ts';
import { migrate, migrateWhenReachable } from './migrate.ts';

const name = `rights_${randomBytes(6).toString('hex')}`;
let server: Client;
let url: string;
let database: Database;
beforeAll(async () => {
  server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  await server.query(`CREATE DATABASE ${name}`);
  const guest = new URL(databaseUrl(inject('postgresUrl'), name));
  const superuser = new Client({ connectionString: guest.href });
  await superuser.connect();
  await superuser.query('CREATE EXTENSION pg_trgm');
  await superuser.end();
  url = Object.assign(guest, { username: name, password: name }).href;
  database = openDatabase({ url, poolSize: 2, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await database.close();
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.query(`DROP ROLE ${name}`);
  await server.end();
});

it('a role that may not create tables is told what to do; the owner, who is not a superuser, may', async () => {
  const refused = migrate(database, url);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/ALTER DATABASE name OWNER TO user/);
  await server.query(`ALTER DATABASE ${name} OWNER TO ${name}`);
  await migrate(database, url);
  await migrate(database, url);
});

describe('a database that a development version made', () => {
  it.each([
    ['before there was a baseline', `UPDATE mikro_orm_migrations SET name = '018-join-leaner'`],
    [
      'with another baseline',
      `UPDATE sql_definition SET text_sha256 = repeat('0', 64) WHERE kind = 'baseline'`,
    ],
  ])('%s is refused, and nothing in it changes', async (_, change) => {
    const test = await createTestDatabase();
    onTestFinished(() => test.drop());
    await test.pool.query(change);
    const before = await catalogueOf(test.pool);
    const refused = migrateAlone(test.url);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/Start with an empty database/);
    expect(await catalogueOf(test.pool)).toEqual(before);
  });
});

describe('a migration', () => {
  /** An empty database where the next schema change may be made to fail. */
  async function emptyDatabase() {
    const own = `empty_${randomBytes(6).toString('hex')}`;
    await server.query(`CREATE DATABASE ${own}`);
    const ownUrl = databaseUrl(inject('postgresUrl'), own);
    const superuser = new Client({ connectionString: ownUrl });
    await superuser.connect();
    let logged = '';
    const log = pino({ level: 'info' }, { write: (line: string) => void (logged += line) });
    const opened = openDatabase({ url: ownUrl, poolSize: 2, log });
    onTestFinished(async () => {
      await opened.close();
      await superuser.end();
      await server.query(`DROP DATABASE ${own} WITH (FORCE)`);
    });
    return {
      name: own,
      database: opened,
      logged: () => logged,
      migrate: () => migrateWhenReachable(opened, ownUrl, { log, signal: new AbortController().signal }),
      failWith: (code: string) =>
        superuser.query(`CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'refused on purpose' USING ERRCODE = '${code}'; END $$;
          CREATE EVENT TRIGGER refuse ON ddl_command_start EXECUTE FUNCTION refuse()`),
      succeed: () => superuser.query('DROP EVENT TRIGGER refuse'),
    };
  }

  it('may take as long as it needs, whatever limit requests have and the database sets', async () => {
    const empty = await emptyDatabase();
    await server.query(`ALTER DATABASE ${empty.name} SET statement_timeout = '1ms'`);
    await empty.migrate();
    const limit = `SELECT current_setting('statement_timeout') AS statement_timeout`;
    const migrations = await empty.database.openMigrations();
    onTestFinished(() => migrations.close());
    expect(await migrations.em.getConnection().execute(limit)).toEqual([{ statement_timeout: '0' }]);
    expect((await empty.database.pool.query(limit)).rows).toEqual([{ statement_timeout: '15s' }]);
  });

  it('that was canceled ends the start, without a message that the database cannot be reached', async () => {
    const empty = await emptyDatabase();
    await empty.failWith('57014');
    await expect(empty.migrate()).rejects.toMatchObject({ code: '57014' });
    expect(empty.logged()).not.toContain('cannot be reached');
    const canceled = Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
    });
    expect(describeDatabaseFailure(canceled)).toMatch(/^The database cannot do this right now/);
  });

  it('waits for tables that others use, and says so', async () => {
    const empty = await emptyDatabase();
    await empty.failWith('55P03');
    const migrated = empty.migrate();
    await expect.poll(empty.logged).toContain('a migration waits for tables that are in use');
    await empty.succeed();
    await migrated;
    expect(empty.logged()).not.toContain('cannot be reached');
  });
});
