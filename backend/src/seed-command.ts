import { entities } from './entities.ts';
import { openDatabase } from './platform/database/database.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { isConnectionError } from './platform/database/sql-errors.ts';
import { type Env, EnvError, parseEnv } from './platform/env/env.ts';
import { createLifecycle, StartError } from './platform/lifecycle.ts';
import { createLog } from './platform/log/log.ts';
import { parseSeedArguments, usage, UsageError } from './seed/seed-arguments.ts';
import { showProgress } from './seed/seed-progress.ts';
import { seedSignups } from './seed/seed-signups.ts';

/** `npm run seed`. Exit codes: 0 done, 1 failed, 2 wrong command line, 130 interrupted (whole chunks stay). */

const exitCodes = { usage: 2, interrupted: 130 } as const;

let finished = false;
const log = createLog(process.env['LOG_LEVEL']?.trim() || 'warn');
const lifecycle = createLifecycle({
  log,
  exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
});

try {
  await seed();
  finished = true;
  await lifecycle.stop();
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${usage}`);
  await (error instanceof UsageError ? lifecycle.stop(exitCodes.usage) : lifecycle.fail(explain(error)));
}

async function seed(): Promise<void> {
  const { signups, help } = parseSeedArguments(process.argv.slice(2));
  if (help) {
    process.stdout.write(usage);
    return;
  }
  const env = parseEnv(process.env);
  const url = await openDatabaseServer(env);
  const database = await openDatabase({ url, poolSize: 2, entities, log });
  lifecycle.onStop('the database', () => database.close(), { timeoutMs: 25_000 });
  await migrate(database, url);
  await seedSignups(database.pool, {
    signups,
    pointsPerReferral: env.pointsPerReferral,
    onProgress: showProgress(signups, process.stdout),
    signal: lifecycle.signal,
  });
}

/** The address of the database: the one configured, or our own, whether or not an app runs on it. */
async function openDatabaseServer({ databaseUrl, dataDir }: Env): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const server = await joinEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  lifecycle.onStop('PostgreSQL', () => server.stop());
  return server.url;
}

/** Faults a person can mend, by their message alone. */
function explain(error: unknown): unknown {
  if (error instanceof EnvError) return new StartError(error.message);
  if (isConnectionError(error) && !lifecycle.signal.aborted) {
    const cause = error instanceof Error ? error.message : String(error);
    return new StartError(`The database cannot be reached: ${cause}`);
  }
  return error;
}
