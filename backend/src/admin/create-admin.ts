import type { Pool } from 'pg';
import { type Command, exitCodes } from '../command-line.ts';
import { adminLegacies, entities } from '../features.ts';
import { accountOptions, createAccountServices } from '../features/account/account.services.ts';
import { Orm } from '../platform/database/orm.ts';
import type { Env } from '../platform/env/env.ts';
import type { Failure } from '../platform/errors/error-catalogue.ts';
import { StartError } from '../platform/lifecycle.ts';
import { loadAppSecret } from '../platform/secrets/app-secret.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { askHidden, askLine, readLines } from './ask.ts';

/** `create`: prompts before the database is opened. @returns the exit code. */
export async function createAdmin(
  env: Env,
  { lifecycle }: Command,
  openPool: () => Promise<Pool>,
): Promise<number> {
  const person = await askPerson(lifecycle.signal);
  const pool = await openPool();
  const secrets = createSecrets(await loadAppSecret(env), env.appSecretPrevious);
  const { accounts } = createAccountServices({
    orm: new Orm(entities),
    pool,
    secrets,
    options: accountOptions(env),
    legacies: adminLegacies,
  });
  const outcome = await accounts.createAdmin(person);
  if (!outcome.ok) {
    process.stderr.write(`${faultText(outcome)}\n`);
    return exitCodes.failed;
  }
  process.stdout.write(`${person.email.trim()} is an admin now and can log in.\n`);
  return 0;
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** On a terminal, the password is not echoed and is requested twice. */
async function askPerson(signal: AbortSignal): Promise<Person> {
  if (!process.stdin.isTTY) {
    const [name = '', email = '', password = ''] = await readLines(process.stdin, 3);
    return { name, email, password };
  }
  const name = await askLine('Name: ', signal);
  const email = await askLine('Email: ', signal);
  const password = await askHidden('Password, 12 characters or more: ', signal);
  if ((await askHidden('The same again: ', signal)) !== password)
    throw new StartError('The two passwords are not the same.');
  return { name, email, password };
}

function faultText({ message, fields }: Failure): string {
  return fields === undefined ? message : Object.values(fields).join('\n');
}
