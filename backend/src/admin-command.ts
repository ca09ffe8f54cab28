import type { Pool } from 'pg';
import { parseOptions, UsageError } from './command-options.ts';
import { askLine } from './admin/ask.ts';
import { backUp } from './admin/back-up.ts';
import { createAdmin } from './admin/create-admin.ts';
import { eraseByEmail } from './admin/erase-by-email.ts';
import { restore } from './admin/restore.ts';
import { usage } from './admin/usage.ts';
import { verifyDatabase } from './admin/verify.ts';
import { type Command, exitCodes, runCommand } from './command-line.ts';
import { patientTimeouts } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { type Env, parseEnv } from './platform/env/env.ts';
import { loadAppSecret } from './platform/secrets/app-secret.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { version } from './platform/version/version.ts';

/** `npm run admin`. */

const switchOption = { type: 'boolean', default: false } as const;

await runCommand(usage, run);

async function run(args: readonly string[], command: Command): Promise<number> {
  const given = parse(args);
  if (given.help || given.version) {
    process.stdout.write(given.help ? usage : `${version.version} (schema ${version.schema})\n`);
    return 0;
  }
  const act = actionOf(given);
  return act(parseEnv(process.env), command);
}

type Action = (env: Env, command: Command) => Promise<number>;

/** @throws UsageError if the arguments are not a command. */
function actionOf({ name, argument, ...options }: Arguments): Action {
  switch (name) {
    case 'create':
      if (argument !== undefined)
        throw new UsageError("The name, email and password are asked for. Don't pass them as arguments.");
      return (env, command) => createAdmin(env, command, () => openPool(env, command));
    case 'erase':
      if (argument === undefined) throw new UsageError('Give the email address.');
      return (env, command) => erase(env, command, { ...options, email: argument });
    case 'verify':
      if (argument !== undefined) throw new UsageError('verify takes no argument.');
      return (env, command) => verify(env, command, options.ranks);
    case 'backup':
      if (argument === undefined) throw new UsageError('Which folder is the backup to be written to?');
      return (env, command) => backUp(env, command, { ...options, folder: argument });
    case 'restore':
      if (argument === undefined) throw new UsageError('Which folder is the backup in?');
      return (env, command) => restore(env, command, { ...options, folder: argument });
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command ${name}.`);
  }
}

interface EraseArguments {
  readonly email: string;
  readonly id: string | undefined;
  readonly yes: boolean;
}

async function erase(env: Env, command: Command, { email, id, yes }: EraseArguments): Promise<number> {
  if (!yes && !process.stdin.isTTY)
    throw new UsageError('There is no terminal to ask on. Give --yes if it is really to be done.');
  const question = "This can't be undone. Type the email address again: ";
  const confirm = async () =>
    yes ||
    (await askLine(question, command.lifecycle.signal)).trim().toLowerCase() === email.trim().toLowerCase();
  const pool = await openPool(env, command);
  const secrets = createSecrets(await loadAppSecret(env));
  const { done, text } = await eraseByEmail({ pool, secrets, email, id, confirm });
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  return done ? 0 : exitCodes.failed;
}

async function verify(env: Env, command: Command, ranks: number | undefined): Promise<number> {
  const { pool } = command.openDatabase(await command.openServer(env), patientTimeouts);
  const write = (text: string) => void process.stdout.write(text);
  return (await verifyDatabase({ pool, ranks, write })) ? 0 : exitCodes.failed;
}

/** The database, with its tables up to date. */
async function openPool(env: Env, command: Command): Promise<Pool> {
  const url = await command.openServer(env);
  const database = command.openDatabase(url);
  await migrate(database, url);
  return database.pool;
}

interface Arguments {
  readonly name: string | undefined;
  readonly argument: string | undefined;
  readonly id: string | undefined;
  readonly yes: boolean;
  readonly ranks: number | undefined;
  readonly withSecrets: boolean;
  readonly until: Date | undefined;
  readonly replace: boolean;
  readonly version: boolean;
  readonly help: boolean;
}

function parse(args: readonly string[]): Arguments {
  const { values, positionals } = parseOptions(args, {
    options: {
      help: switchOption,
      version: switchOption,
      yes: switchOption,
      replace: switchOption,
      'with-secrets': switchOption,
      id: { type: 'string' },
      ranks: { type: 'string' },
      until: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name, argument, ...more] = positionals;
  if (more.length > 0) throw new UsageError('That is too much.');
  const { id, yes, replace, version: showVersion, help, ranks, until } = values;
  if (ranks !== undefined && !/^[1-9]\d{0,8}$/.test(ranks))
    throw new UsageError('How many ranks? A whole number from 1 on.');
  return {
    name,
    argument,
    id,
    yes,
    replace,
    help,
    version: showVersion,
    withSecrets: values['with-secrets'],
    ranks: ranks === undefined ? undefined : Number(ranks),
    until: until === undefined ? undefined : parseMoment(until),
  };
}

/** With its time zone: an hour more or less decides what is lost. */
function parseMoment(text: string): Date {
  const moment = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(moment.getTime()))
    return moment;
  throw new UsageError('--until takes a moment with its time zone, such as 2026-11-23T05:00:00Z.');
}
