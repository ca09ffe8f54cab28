import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { databaseUrl } from '../../testing/template-database.ts';
import { entities } from '../../entities.ts';
import { StartError } from '../lifecycle.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

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
  database = await openDatabase({ url, poolSize: 2, entities, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await database.close();
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.query(`DROP ROLE ${name}`);
  await server.end();
});

it('who may not make tables is told what to do; the owner, who is no superuser, may', async () => {
  const refused = migrate(database, url);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/ALTER DATABASE name OWNER TO user/);
  await server.query(`ALTER DATABASE ${name} OWNER TO ${name}`);
  await migrate(database, url);
  await migrate(database, url);
});
