import { randomBytes } from 'node:crypto';
import {
  chmod,
  lchown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartError } from '../../lifecycle.ts';
import type { Account, Owner } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { type Launch, runProgram } from './programs.ts';

export const SUPERUSER = 'postgres';
/** The app's role and its database. The role owns the database and nothing else. */
export const APP_NAME = 'waitlist';

export interface Passwords {
  readonly superuser: string;
  readonly app: string;
}

export interface DataFolderOptions {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  readonly account: Account;
  readonly durable: boolean;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

export function dataFolderPath(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Makes sure there is a data folder that the account may use, and returns its passwords. A new one is created beside it
 * and renamed when it is complete, so an interrupted one leaves only debris, which the next call removes. Anything else
 * found in place of the data is left alone. Only the holder of `dataDir` may call this, with no server running in it.
 *
 * @throws StartError when the folder cannot be used: another version, owner or content.
 */
export async function openDataFolder(options: DataFolderOptions): Promise<Passwords> {
  const { dataDir, account, log } = options;
  const folder = dataFolderPath(dataDir);
  const entries = await listEntries(folder);
  if (entries.length === 0) {
    await refuseHalfRestored(dataDir, folder);
    log.info('Creating the database');
    await removeRubbish(dataDir);
    if (entries.exists) await rmdir(folder);
    await createDataFolder(options, folder);
  } else {
    if (!entries.names.includes('PG_VERSION')) {
      throw new StartError(
        `${folder} holds files, but no PostgreSQL data. Move it away or set DATA_DIR to another folder.`,
      );
    }
    await requireMajor(folder, account.serverMajor);
    await takeOwnership(folder, account.owner, log);
  }
  return readPasswords(folder);
}

/** @throws StartError when they are missing or damaged. */
export async function readPasswords(folder: string): Promise<Passwords> {
  const file = join(folder, PASSWORD_FILE);
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isPasswords(value)) return value;
  } catch (error) {
    throw new StartError(
      `The database's passwords in ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new StartError(`${file} does not hold the database's passwords.`);
}

/** Inside the data folder, so the two are never separated. */
const PASSWORD_FILE = 'waitlist-passwords.json';
/** Folders in which data is being created; debris once their process has ended. */
export const draftPrefix = 'postgres.new-';
/** Data that a restored backup replaced. */
export const replacedPrefix = 'postgres.replaced-';

/** A restore was interrupted between its two renames: creating a new database would hide the existing data. */
async function refuseHalfRestored(dataDir: string, folder: string): Promise<void> {
  const replaced = (await readdir(dataDir)).find((name) => name.startsWith(replacedPrefix));
  if (replaced === undefined) return;
  throw new StartError(
    `A restore was cut short: ${folder} is missing, and the data from before is in ${join(dataDir, replaced)}. Restore again, or rename it back.`,
  );
}

async function createDataFolder(
  { dataDir, binaries, account, durable, signal }: DataFolderOptions,
  folder: string,
) {
  const passwords = newPasswords();
  const workshop = await mkdtemp(join(dataDir, draftPrefix));
  const data = join(workshop, 'data');
  const passwordFile = join(workshop, 'password');
  await writeFile(passwordFile, passwords.superuser, { mode: 0o600 });
  await chownTree(workshop, account.owner);
  const sync = durable ? [] : ['--no-sync'];
  const access = ['-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // Many iterations make weak passwords hard to guess; of random ones they only make every connection slow.
  const passwordSettings = ['--set', 'scram_iterations=1'];
  const initdb = account.launch(binaries.initdb, [
    '-D',
    data,
    ...access,
    ...passwordSettings,
    ...localeArguments(),
    ...sync,
    '--no-instructions',
  ]);
  await create(initdb, '', signal);
  // The single-user server takes one statement per line, needs neither password nor port, and has exited when it
  // returns.
  const statements = [
    `CREATE ROLE ${APP_NAME} LOGIN PASSWORD '${passwords.app}'`,
    `CREATE DATABASE ${APP_NAME} OWNER ${APP_NAME}`,
  ];
  const settings = ['-c', 'exit_on_error=on', '-c', `fsync=${durable ? 'on' : 'off'}`];
  const single = account.launch(binaries.postgres, ['--single', '-D', data, ...settings, SUPERUSER]);
  await create(single, `${statements.join('\n')}\n`, signal);
  await writePasswords(data, passwords, account.owner);
  await rename(data, folder);
  await flushFolder(dataDir);
  await rm(workshop, { recursive: true, force: true });
}

async function create(launch: Launch, input: string, signal: AbortSignal): Promise<void> {
  try {
    await runProgram(launch, { input, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new StartError(
      `The database could not be created: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Collation and case mapping are PostgreSQL's own; libc's part only matters for trigrams, and not every platform has
 * C.UTF-8.
 */
function localeArguments(): string[] {
  const names: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };
  const libcLocale = names[process.platform] ?? 'C';
  return [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${libcLocale}`,
  ];
}

async function listEntries(folder: string): Promise<{ exists: boolean; length: number; names: string[] }> {
  try {
    const names = await readdir(folder);
    return { exists: true, length: names.length, names };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { exists: false, length: 0, names: [] };
    throw new StartError(
      `${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function removeRubbish(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const rubbish = names.filter((name) => name.startsWith(draftPrefix));
  await Promise.all(
    rubbish.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })),
  );
}

async function requireMajor(folder: string, serverMajor: number): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (found === String(serverMajor)) return;
  throw new StartError(
    `${folder} was written by PostgreSQL ${found}, the one that comes with this version of the app is ${serverMajor}. Nothing was changed. ` +
      `Dump the data with PostgreSQL ${found} and load it into an empty DATA_DIR, or set DATABASE_URL to a PostgreSQL ${found} server.`,
  );
}

async function takeOwnership(folder: string, owner: Owner | undefined, log: Logger): Promise<void> {
  if (owner === undefined) return;
  const { uid } = await stat(folder);
  if (uid !== owner.uid) {
    if (process.getuid?.() !== 0) {
      throw new StartError(
        `${folder} belongs to another user (id ${uid}). Run the app as that user, or set DATA_DIR to another folder.`,
      );
    }
    log.info({ from: uid, to: owner.uid }, 'Handing the database to another user');
    await chownTree(folder, owner);
  }
  await chmod(folder, 0o700);
}

export async function chownTree(path: string, owner: Owner | undefined): Promise<void> {
  if (owner === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = owner;
  // Bottom up: the top folder shows whether it is done, so an interrupted run is resumed.
  if ((await stat(path)).isDirectory()) {
    const entries = await readdir(path, { recursive: true });
    for (const entry of entries) await lchown(join(path, entry), uid, gid);
  }
  await lchown(path, uid, gid);
}

export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const newPasswords = (): Passwords => ({ superuser: newPassword(), app: newPassword() });

function newPassword(): string {
  return randomBytes(24).toString('hex');
}

/** Stores the passwords of the roles in `folder`'s data. */
export async function writePasswords(
  folder: string,
  passwords: Passwords,
  owner: Owner | undefined,
): Promise<void> {
  const file = join(folder, PASSWORD_FILE);
  await writeFile(file, JSON.stringify(passwords), { mode: 0o600, flush: true });
  await chownTree(file, owner);
}

function isPasswords(value: unknown): value is Passwords {
  if (typeof value !== 'object' || value === null || !('superuser' in value) || !('app' in value))
    return false;
  return typeof value.superuser === 'string' && typeof value.app === 'string';
}
