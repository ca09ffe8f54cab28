import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { StartError } from '../lifecycle.ts';
import { requireExtensions } from './postgres-extensions.ts';
import { databaseUrl } from '../../testing/template-database.ts';

const name = `extensions_${randomBytes(6).toString('hex')}`;
let server: Client;
let owner: Client;
let guest: Client;
beforeAll(async () => {
  server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl(inject('postgresUrl'), name));
  owner = new Client({ connectionString: url.href });
  await owner.connect();
  guest = new Client({ connectionString: Object.assign(url, { username: name, password: name }).href });
  await guest.connect();
});
afterAll(async () => {
  await Promise.all([owner.end(), guest.end()]);
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.query(`DROP ROLE ${name}`);
  await server.end();
});

it('a role that may not add the extension is told what to do; once it is there, any role can start', async () => {
  const refused = requireExtensions(guest);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/run CREATE EXTENSION pg_trgm in this database/);
  await requireExtensions(owner);
  await requireExtensions(owner);
  await requireExtensions(guest);
});

it('a lost connection is neither', async () => {
  const lost = { query: () => Promise.reject(new Error('Connection terminated')) };
  await expect(requireExtensions(lost)).rejects.not.toThrow(StartError);
});
