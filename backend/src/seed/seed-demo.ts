import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { adminLegacies, entities } from '../features.ts';
import { accountOptions, createAccountServices } from '../features/account/account.services.ts';
import { Orm } from '../platform/database/orm.ts';
import type { Env } from '../platform/env/env.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { colleague } from './seed-team.ts';

const email = 'demo@example.com';

/**
 * Creates an admin for the demo, and a colleague, with a password that is kept in a file only its owner can read.
 *
 * @returns what to print on the terminal.
 */
export async function demoLogin({
  env,
  pool,
  secrets,
}: {
  readonly env: Env;
  readonly pool: Pool;
  readonly secrets: Secrets;
}): Promise<string> {
  const file = join(env.dataDir, 'demo-login.txt');
  const { accounts } = createAccountServices({
    orm: new Orm(entities),
    pool,
    secrets,
    options: accountOptions(env),
    legacies: adminLegacies,
  });
  const password = randomBytes(12).toString('base64url');
  const outcome = await accounts.createAdmin({ name: 'Demo', email, password });
  await accounts.createAdmin({ ...colleague, password: randomBytes(24).toString('base64url') }); // or is there already
  if (!outcome.ok && outcome.code !== 'ALREADY_REGISTERED') throw new Error(outcome.message);
  const login = `  Email        ${email}\n  Password     ${password}\n`;
  if (outcome.ok) await writeFile(file, login, { mode: 0o600 });
  return `Log in to the back office with\n${await readFile(file, 'utf8')}`;
}
