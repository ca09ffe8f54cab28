import type { Pool } from 'pg';
import { fillSearch } from './features/user/user.search-table.repository.ts';
import { describeDatabaseFault } from './platform/database/database-fault.ts';
import { openDatabase, patientTimeouts } from './platform/database/database.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { EnvReader } from './platform/env/env-reader.ts';
import { type Env, EnvError, parseEnv } from './platform/env/env.ts';
import { createLifecycle, StartError } from './platform/lifecycle.ts';
import { createLog } from './platform/log/log.ts';
import { parseSeedArguments, usage, UsageError } from './seed/seed-arguments.ts';
import { shortHistory, showProgress } from './seed/seed-progress.ts';
import { chooseCampaign, seedSignups } from './seed/seed-signups.ts';

/** `npm run seed`. Exit codes: 0 done, 1 failed, 2 wrong command line, 130 interrupted (whole chunks stay). */

const exitCodes = { failed: 1, usage: 2, interrupted: 130 } as const;

let finished = false;
const log = createLog(new EnvReader(process.env).text('LOG_LEVEL', 'warn'));
const lifecycle = createLifecycle({
  log,
  exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
});

try {
  await seed();
  finished = true;
  await lifecycle.stop();
} catch (error) {
  const fault = mendableFault(error);
  if (fault === null || lifecycle.signal.aborted) await lifecycle.fail(error);
  else {
    process.stderr.write(fault);
    await lifecycle.stop(error instanceof UsageError ? exitCodes.usage : exitCodes.failed);
  }
}

async function seed(): Promise<void> {
  const { signups, help } = parseSeedArguments(process.argv.slice(2));
  if (help) {
    process.stdout.write(usage);
    return;
  }
  const env = parseEnv(process.env);
  const url = await openDatabaseServer(env);
  const database = openDatabase({ url, poolSize: 2, log, timeouts: patientTimeouts });
  lifecycle.onStop('the database', () => database.close());
  await migrate(database, url);
  process.stdout.write(shortHistory(await chooseCampaign(database.pool)));
  const seeding = seedSignups(database.pool, {
    signups,
    pointsPerReferral: env.pointsPerReferral,
    onProgress: showProgress(signups, process.stdout),
    signal: lifecycle.signal,
  });
  lifecycle.onStop('the chunk under way', () => seeding.catch(() => undefined), { timeoutMs: 25_000 });
  await seeding;
  await indexForSearch(database.pool);
}

/** Says every few seconds that it is still at it. */
async function indexForSearch(pool: Pool): Promise<void> {
  const startedAt = performance.now();
  const say = (what: string): void => {
    process.stdout.write(`       ${what}, ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  };
  const stillAtIt = setInterval(() => say('indexing for searches'), 5000);
  try {
    await fillSearch(pool);
  } finally {
    clearInterval(stillAtIt);
  }
  say('indexed for searches');
}

/** The address of the database: the one configured, or our own, whether or not an app runs on it. */
async function openDatabaseServer({ databaseUrl, dataDir }: Env): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const server = await joinEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  lifecycle.onStop('PostgreSQL', () => server.stop());
  return server.url;
}

/** What is to be said of a fault that a person can mend; null for any other. */
function mendableFault(error: unknown): string | null {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof EnvError || error instanceof StartError) return `${error.message}\n`;
  return describeDatabaseFault(error);
}
