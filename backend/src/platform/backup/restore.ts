import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { chooseAccount } from '../database/embedded/account.ts';
import { findBinaries } from '../database/embedded/binaries.ts';
import { createDataDir } from '../data-dir.ts';
import { holdDataDir } from '../database/embedded/data-dir-hold.ts';
import {
  chownTree,
  dataFolderPath,
  draftPrefix,
  flushFolder,
  newPasswords,
  replacedPrefix,
  writePasswords,
} from '../database/embedded/data-folder.ts';
import { clearLeftover } from '../database/embedded/postmaster-file.ts';
import { StartError } from '../lifecycle.ts';
import { copyArchivedLog } from './archived-log.ts';
import { isEmptyFolder } from './base-backup.ts';
import { type Backup, chooseBackup } from './choose-backup.ts';
import { damaged, otherChecksum } from './damaged.ts';
import {
  type BackupFile,
  copyHashed,
  forEachConcurrently,
  makeFolder,
  missingAsEmpty,
  writeWhole,
} from './files.ts';
import { type Recovered, recover } from './recover.ts';
import { readTail } from './wal-archive.ts';

export interface RestoreOptions {
  /** A backup, or a BACKUP_DIR with several. */
  readonly from: string;
  /** Restores everything committed by then, and nothing later. */
  readonly until: Date | undefined;
  readonly dataDir: string;
  /** Called when there is already data in the target folder; decides whether to replace it. */
  readonly mayReplace: (dataFolder: string, backup: Backup) => Promise<boolean>;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly onProgress?: (bytes: number, of: number) => void;
  /** False only for throwaway data, in tests. */
  readonly durable?: boolean;
}

export interface Restored extends Recovered {
  readonly backup: Backup;
  /** Where the previous data is now; null if there was none. */
  readonly replacedFolder: string | null;
  /** Whether the backup held the application secret, which is now in place. */
  readonly withSecret: boolean;
}

/**
 * Replaces the embedded database with a backup: copies it beside the data folder, compares every checksum, has
 * PostgreSQL recover it, and renames it once all of that has succeeded. Until then nothing is touched, and the previous
 * data is renamed, not removed.
 *
 * @returns null if there is data that must not be replaced. @throws StartError if an app runs on `dataDir`, or the
 * backup is damaged, incomplete or ends too early.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored | null> {
  const { until, log, signal } = options;
  const dataDir = resolve(options.dataDir);
  const backup = await chooseBackup(resolve(options.from), until);
  const through = await endOf(backup);
  if (until !== undefined && until > through)
    throw new StartError(
      `The backup ends at ${through.toISOString()}. Give an earlier --until, or none to restore all of it.`,
    );
  createDataDir(dataDir);
  const hold = holdDataDir(dataDir);
  try {
    const dataFolder = dataFolderPath(dataDir);
    if (!(await isEmptyFolder(dataFolder)) && !(await options.mayReplace(dataFolder, backup))) return null;
    const binaries = await findBinaries();
    const account = await chooseAccount(binaries, dataDir, dataFolder);
    requireMajor(backup, account.serverMajor);
    const draft = await mkdtemp(join(dataDir, draftPrefix));
    try {
      const data = join(draft, 'data');
      await copyBackup(backup, draft, options);
      await copyArchivedLog(backup, join(data, 'pg_wal'), { until, signal });
      await chownTree(draft, account.owner);
      const passwords = newPasswords();
      const recovered = await recover({
        binaries,
        account,
        data,
        passwords,
        until,
        through,
        signal,
        durable: options.durable ?? true,
      });
      await writePasswords(data, passwords, account.owner);
      await clearLeftover(dataFolder, log);
      const withSecret = await placeSecret(draft, dataDir);
      const replacedFolder = await putInPlace(data, dataFolder, dataDir);
      return { ...recovered, backup, replacedFolder, withSecret };
    } finally {
      await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    }
  } finally {
    hold.release();
  }
}

/** Everything committed by then is in the backup, or in the log archived after it. */
async function endOf({ folder, manifest }: Backup): Promise<Date> {
  const tail = await readTail(folder);
  return new Date(tail?.at ?? manifest.endedAt);
}

function requireMajor({ folder, manifest }: Backup, serverMajor: number): void {
  if (manifest.postgresMajor === serverMajor) return;
  throw new StartError(
    `${folder} was made by PostgreSQL ${manifest.postgresMajor}, and this version of the app comes with ${serverMajor}. ` +
      `Restore it with version ${manifest.version} of the app.`,
  );
}

/** Copies the files in the manifest and compares their checksums. */
async function copyBackup(
  { folder, manifest }: Backup,
  draft: string,
  { signal, onProgress }: Pick<RestoreOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  for (const path of manifest.folders) if (!path.startsWith('wal')) await makeFolder(join(draft, path));
  await makeFolder(join(draft, 'secrets'));
  await makeFolder(join(draft, 'data', 'pg_wal'));
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const onBytes = (bytes: number): void => {
    done += bytes;
    onProgress?.(Math.min(done, total), total);
  };
  await forEachConcurrently(manifest.files, async (file) => {
    const target = join(draft, file.path.replace(/^wal\//, 'data/pg_wal/'));
    await copyChecked(join(folder, file.path), target, file, { signal, onBytes });
  });
  onProgress?.(total, total);
}

/** PostgreSQL flushes what it recovers, so the copy itself need not be flushed. */
async function copyChecked(
  from: string,
  to: string,
  expected: Pick<BackupFile, 'sha256'>,
  options: { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void },
): Promise<void> {
  const found = await copyHashed(from, to, { ...options, flush: false });
  if (found === null) throw damaged(from, 'is missing');
  if (found.sha256 !== expected.sha256) throw otherChecksum(from);
}

/** @returns whether there was one. If a different one is already there, it is kept under another name. */
async function placeSecret(draft: string, dataDir: string): Promise<boolean> {
  const file = join(dataDir, 'app-secret');
  const secret = await readFile(join(draft, 'secrets', 'app-secret'), 'utf8').catch(missingAsEmpty);
  if (secret === '') return false;
  const current = await readFile(file, 'utf8').catch(missingAsEmpty);
  if (current !== '' && current !== secret) await rename(file, `${file}.replaced-${stamp()}`);
  await writeWhole(file, secret);
  return true;
}

async function putInPlace(data: string, dataFolder: string, dataDir: string): Promise<string | null> {
  const isFree = await isEmptyFolder(dataFolder);
  const replaced = join(dataDir, `${replacedPrefix}${stamp()}`);
  if (isFree) await rm(dataFolder, { recursive: true, force: true });
  else await rename(dataFolder, replaced);
  await rename(data, dataFolder);
  await flushFolder(dataDir);
  return isFree ? null : replaced;
}

const stamp = (): string =>
  `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z-${randomBytes(2).toString('hex')}`;
