import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where sites keep their files: `inject('sitesDir')`. */
    readonly sitesDir: string;
  }
}

/**
 * Removes what sites leave behind: those that a worker's files share stop with the worker, without time to clean up.
 * Their databases would stay on the developer's own server (`TEST_DATABASE_URL`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  await dropAll(postgresUrl); // of a run that was killed
  const sitesDir = await mkdtemp(join(tmpdir(), 'waitlist-e2e-'));
  project.provide('sitesDir', sitesDir);
  return async () => {
    await dropAll(postgresUrl);
    await rm(sitesDir, { recursive: true, force: true });
  };
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
