import type { Pool } from 'pg';
import { UsageError } from './command-options.ts';
import { type EraseArguments, parseArguments, type VerifyArguments } from './admin/arguments.ts';
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

await runCommand(usage, run);

async function run(args: readonly string[], command: Command): Promise<number> {
  const request = parseArguments(args);
  if (request.name === 'help') return print(usage);
  if (request.name === 'version') return print(`${version.version} (schema ${version.schema})\n`);
  const env = parseEnv(process.env);
  switch (request.name) {
    case 'create':
      return createAdmin(env, command, () => openPool(env, command));
    case 'erase':
      return erase(env, command, request);
    case 'verify':
      return verify(env, command, request);
    case 'backup':
      return backUp(env, command, request);
    case 'restore':
      return restore(env, command, request);
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
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

async function verify(env: Env, command: Command, { ranks }: VerifyArguments): Promise<number> {
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
