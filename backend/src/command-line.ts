import type { Logger } from 'pino';
import { UsageError } from './command-options.ts';
import { type Database, openDatabase, type Timeouts } from './platform/database/database.ts';
import { describeDatabaseFailure } from './platform/database/database-failure.ts';
import { type EmbeddedPostgres, joinEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { EnvReader } from './platform/env/env-reader.ts';
import { type Env, EnvError, readLogLevel } from './platform/env/env.ts';
import { createLifecycle, type Lifecycle, StartError } from './platform/lifecycle.ts';
import { createLog } from './platform/log/log.ts';

/**
 * Shared by `npm run admin` and `npm run seed`. Exit codes: 0 done, 1 refused or failed, 2 wrong command line, 130
 * interrupted.
 */
export const exitCodes = { failed: 1, usage: 2, interrupted: 130 } as const;

/** What a command can use while it runs. */
export interface Command {
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  /** The address of the database: the configured one, or the embedded one, whether or not an app runs on it. */
  openServer(env: Env): Promise<string>;
  /** The embedded server; stops with the command unless an app runs on it. */
  joinServer(env: Env): Promise<EmbeddedPostgres>;
  /** Closed when the command ends. */
  openDatabase(url: string, timeouts?: Timeouts): Database;
}

/**
 * Runs a command and ends the process.
 *
 * @param usage shown with a {@link UsageError}.
 * @param work returns the exit code.
 */
export async function runCommand(
  usage: string,
  work: (args: readonly string[], command: Command) => Promise<number>,
): Promise<void> {
  let finished = false;
  const log = createLog(readLogLevel(new EnvReader(process.env), 'warn'));
  const lifecycle = createLifecycle({
    log,
    exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
  });
  try {
    const code = await work(process.argv.slice(2), createCommand(log, lifecycle));
    finished = true;
    await lifecycle.stop(code);
  } catch (error) {
    if (lifecycle.signal.aborted) return lifecycle.fail(error);
    log.debug({ err: error }, 'The command failed');
    process.stderr.write(explain(error, usage));
    await lifecycle.stop(error instanceof UsageError ? exitCodes.usage : exitCodes.failed);
  }
}

function createCommand(log: Logger, lifecycle: Lifecycle): Command {
  const joinServer = async ({ dataDir }: Env): Promise<EmbeddedPostgres> => {
    const server = await joinEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
    lifecycle.onStop('PostgreSQL', () => server.stop());
    return server;
  };
  return {
    log,
    lifecycle,
    joinServer,
    openServer: async (env) => env.databaseDirectUrl ?? env.databaseUrl ?? (await joinServer(env)).url,
    openDatabase(url, timeouts) {
      const database = openDatabase({
        url,
        poolSize: 2,
        log,
        ...(timeouts === undefined ? {} : { timeouts }),
      });
      lifecycle.onStop('the database', () => database.close());
      return database;
    },
  };
}

/** What a person at a terminal is told, in sentences; the stack is for the log. */
function explain(error: unknown, usage: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof EnvError || error instanceof StartError) return `${error.message}\n`;
  const what = error instanceof Error ? error.message : String(error);
  return (
    describeDatabaseFailure(error) ??
    `The command failed: ${what}\nSet LOG_LEVEL=debug and run it again to see where.\n`
  );
}
