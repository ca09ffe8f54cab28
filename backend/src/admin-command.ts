import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { eraseByEmail } from './admin/erase-by-email.ts';
import { verifyDatabase } from './admin/verify.ts';
import { askHidden, askLine, readLines } from './admin/ask.ts';
import { entities } from './entities.ts';
import { accountOptions, createAccountServices } from './account-services.ts';
import { describeDatabaseFault } from './platform/database/database-fault.ts';
import { type Database, openDatabase, patientTimeouts, type Timeouts } from './platform/database/database.ts';
import { Orm } from './platform/database/orm.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { EnvReader } from './platform/env/env-reader.ts';
import { type Env, EnvError, parseEnv } from './platform/env/env.ts';
import type { Failure } from './platform/errors/error-catalogue.ts';
import { createLifecycle, StartError } from './platform/lifecycle.ts';
import { createLog } from './platform/log/log.ts';
import { loadAppSecret } from './platform/secrets/app-secret.ts';
import { createSecrets } from './platform/secrets/secrets.ts';

/** `npm run admin -- create`, `erase EMAIL` and `verify`. Exit codes: 0 done, 1 refused or failed, 2 wrong command line, 130 interrupted. */

const exitCodes = { failed: 1, usage: 2, interrupted: 130 } as const;

const usage = `Usage: npm run admin -- create
       npm run admin -- erase EMAIL [--id ID] [--yes]
       npm run admin -- verify [--ranks N]

All work beside a running app.

create makes an active admin with the role ADMIN; a pending account of the e-mail becomes one. Asks for name, e-mail and password.
Without a terminal it reads them from standard input, a line each.

erase removes everything personal of who has the e-mail, for good: from their signup and their ambassador application. They
leave the ranking; points already given stay. Asks for the e-mail again.

  --id ID  which signup, when several have the e-mail
  --yes    do not ask; needed without a terminal

verify recomputes points, counts, ranks and search copies from the rows and compares them, for example after a restore. It
only reads. The exit code is 1 at the first difference.

  --ranks N  how many ranks are compared, chosen at random; all unless given

  --help     show this
`;

class UsageError extends Error {}

let finished = false;
const log = createLog(new EnvReader(process.env).text('LOG_LEVEL', 'warn'));
const lifecycle = createLifecycle({
  log,
  exit: (code) => process.exit(code === 0 && !finished ? exitCodes.interrupted : code),
});

try {
  const code = await run(process.argv.slice(2));
  finished = true;
  await lifecycle.stop(code);
} catch (error) {
  const fault = mendableFault(error);
  if (fault === null || lifecycle.signal.aborted) await lifecycle.fail(error);
  else {
    process.stderr.write(fault);
    await lifecycle.stop(error instanceof UsageError ? exitCodes.usage : exitCodes.failed);
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { command, email, id, yes, ranks, help } = parse(args);
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  if (command === 'create' && email === undefined) return create();
  if (command === 'erase' && email !== undefined) return erase({ email, id, yes });
  if (command === 'verify' && email === undefined) return verify(ranks);
  if (command === 'create')
    throw new UsageError('The name, e-mail and password are asked for, never given here.');
  if (command === 'erase') throw new UsageError('Which e-mail address?');
  throw new UsageError(command === undefined ? 'Which command?' : `There is no command ${command}.`);
}

async function create(): Promise<number> {
  const env = parseEnv(process.env);
  const person = await askPerson();
  const pool = await openPool(env);
  const secrets = createSecrets(await loadAppSecret(env), env.appSecretPrevious);
  const { accounts } = createAccountServices({
    orm: new Orm(entities),
    pool,
    secrets,
    options: accountOptions(env),
  });
  const outcome = await accounts.createAdmin(person);
  if (!outcome.ok) {
    process.stderr.write(`${faultText(outcome)}\n`);
    return exitCodes.failed;
  }
  process.stdout.write(`${person.email.trim()} is an admin now and can log in.\n`);
  return 0;
}

interface EraseArguments {
  readonly email: string;
  readonly id: string | undefined;
  readonly yes: boolean;
}

async function erase({ email, id, yes }: EraseArguments): Promise<number> {
  if (!yes && !process.stdin.isTTY)
    throw new UsageError('There is no terminal to ask on. Give --yes if it is really to be done.');
  const question = 'This cannot be undone. Type the e-mail address again: ';
  const confirm = async () =>
    yes || (await askLine(question, lifecycle.signal)).trim().toLowerCase() === email.trim().toLowerCase();
  const env = parseEnv(process.env);
  const pool = await openPool(env);
  const secrets = createSecrets(await loadAppSecret(env));
  const { done, text } = await eraseByEmail({ pool, secrets, email, id, confirm });
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  return done ? 0 : exitCodes.failed;
}

async function verify(ranks: number | undefined): Promise<number> {
  const url = await openDatabaseServer(parseEnv(process.env));
  const { pool } = openUntilStop(url, patientTimeouts);
  const write = (text: string) => void process.stdout.write(text);
  return (await verifyDatabase({ pool, ranks, write })) ? 0 : exitCodes.failed;
}

/** The database, with its tables up to date. */
async function openPool(env: Env): Promise<Pool> {
  const url = await openDatabaseServer(env);
  const database = openUntilStop(url);
  await migrate(database, url);
  return database.pool;
}

function openUntilStop(url: string, timeouts?: Timeouts): Database {
  const database = openDatabase({ url, poolSize: 2, log, ...(timeouts === undefined ? {} : { timeouts }) });
  lifecycle.onStop('the database', () => database.close());
  return database;
}

interface Arguments {
  readonly command: string | undefined;
  readonly email: string | undefined;
  readonly id: string | undefined;
  readonly yes: boolean;
  readonly ranks: number | undefined;
  readonly help: boolean;
}

function parse(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean' },
        id: { type: 'string' },
        ranks: { type: 'string' },
        yes: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [command, email, ...more] = positionals;
    if (more.length > 0) throw new UsageError('That is too much.');
    if (values.ranks !== undefined && !/^[1-9]\d{0,8}$/.test(values.ranks))
      throw new UsageError('How many ranks? A whole number from 1 on.');
    return {
      command,
      email,
      id: values.id,
      yes: values.yes === true,
      ranks: values.ranks === undefined ? undefined : Number(values.ranks),
      help: values.help === true,
    };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** On a terminal the password is not shown and asked for twice. */
async function askPerson(): Promise<Person> {
  const { signal } = lifecycle;
  if (!process.stdin.isTTY) {
    const [name = '', email = '', password = ''] = await readLines(process.stdin, 3);
    return { name, email, password };
  }
  const name = await askLine('Name: ', signal);
  const email = await askLine('E-mail: ', signal);
  const password = await askHidden('Password, 12 characters or more: ', signal);
  if ((await askHidden('The same again: ', signal)) !== password)
    throw new StartError('The two passwords are not the same.');
  return { name, email, password };
}

/** The address of the database: the one configured, or our own, whether or not an app runs on it. */
async function openDatabaseServer({ databaseUrl, dataDir }: Env): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const server = await joinEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  lifecycle.onStop('PostgreSQL', () => server.stop());
  return server.url;
}

function faultText({ message, fields }: Failure): string {
  return fields === undefined ? message : Object.values(fields).join('\n');
}

/** What is to be said of a fault that a person can mend; null for any other. */
function mendableFault(error: unknown): string | null {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof EnvError || error instanceof StartError) return `${error.message}\n`;
  return describeDatabaseFault(error);
}
