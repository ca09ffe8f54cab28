import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

/** Removes the databases of sites, which a server of somebody's own (`TEST_DATABASE_URL`) would keep. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  await dropAll(postgresUrl); // of a run that was killed
  return () => dropAll(postgresUrl);
}

async function dropAll(postgresUrl: string): Promise<void> {
  const server = new Client({ connectionString: postgresUrl });
  await server.connect();
  try {
    const { rows } = await server.query<{ name: string }>(
      String.raw`SELECT datname AS name FROM pg_database WHERE datname LIKE 'e2e\_%'`,
    );
    for (const { name } of rows) await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await server.end();
  }
}
