import { pino } from 'pino';
import { Client } from 'pg';
import { indexAnswers } from '../features/user/user.search-table.repository.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

export const templateName = 'waitlist_template';

/** Creates the migrated database that every test database is copied from. */
export async function createTemplate(serverUrl: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${templateName}`);
  await server.end();
  await migrateAlone(databaseUrl(serverUrl, templateName));
}

/** Migrates a database the way an instance does at startup. */
export async function migrateAlone(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, log: pino({ level: 'silent' }) });
  try {
    await migrate(database, url);
    await indexAnswers(database.pool); // as a job does within a minute
  } finally {
    await database.close();
  }
}

/** The address of a database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
