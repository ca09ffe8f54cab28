import { Client } from 'pg';
import { inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

/**
 * A database whose sessions start as on a packaged PostgreSQL, with JIT on: every session setting from the embedded
 * server's command line has its default again.
 *
 * @param more further defaults of the database, by name.
 */
export async function createPackagedDatabase(
  more: Readonly<Record<string, string>> = {},
): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const server = new Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  try {
    const { rows } = await server.query<{ name: string; boot_val: string }>(
      `SELECT name, boot_val FROM pg_settings
       WHERE context = 'user' AND source = 'command line' AND setting IS DISTINCT FROM boot_val`,
    );
    const defaults = {
      jit: 'on',
      ...Object.fromEntries(rows.map(({ name, boot_val }) => [name, boot_val])),
      ...more,
    };
    const name = new URL(database.url).pathname.slice(1);
    for (const [setting, value] of Object.entries(defaults))
      await server.query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
  } finally {
    await server.end();
  }
  return database;
}
