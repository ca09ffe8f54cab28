import { readdir, readFile, stat, statfs, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Client } from 'pg';
import { flushFolder } from '../database/embedded/data-folder.ts';
import { StartError } from '../lifecycle.ts';
import { type BackupFile, copyHashed, forEachConcurrently, isMissing, makeFolder, sha256 } from './files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { queryRow } from './superuser.ts';
import { lsnBytes, segmentName, segmentOf } from './wal.ts';

export interface BaseBackupOptions {
  /** A superuser's session that is used for nothing else meanwhile. */
  readonly client: Client;
  readonly dataFolder: string;
  /** An empty folder. */
  readonly folder: string;
  /** A replication slot that keeps the log from being removed while the files are copied. */
  readonly slot: { readonly name: string; readonly temporary: boolean };
  /** The app's version. */
  readonly version: string;
  readonly secretFingerprint: string;
  /** The application secret, if the backup is to include it. */
  readonly appSecret?: string | undefined;
  readonly signal: AbortSignal;
  /** False only for throwaway data, in tests. */
  readonly durable?: boolean | undefined;
  readonly onProgress?: ((bytes: number, of: number) => void) | undefined;
}

/** What PostgreSQL recreates at each start, or must not find in a copy. */
const leftOut = new Set([
  ...['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'recovery.signal'],
  ...['standby.signal', 'current_logfiles', 'waitlist-passwords.json', 'pg_internal.init'],
]);
/** Copied as empty folders: their content belongs to the running server. */
const emptied = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
]);
const temporaryName = /^(pgsql_tmp|t\d+_)/;
/** Read last, until two reads agree: it is the one file that is rewritten in place without the log's help. */
const controlFile = 'global/pg_control';
/** Besides the files: the log that is written meanwhile. */
const reserveBytes = 64 * 1024 * 1024;

/**
 * Copies a running database so that the copy, once recovered, holds everything that was committed before the call, and
 * no partial transaction. Joins continue meanwhile. The manifest is written last: an interrupted backup has none.
 *
 * @throws StartError when the disk has too little room.
 */
export async function takeBaseBackup(options: BaseBackupOptions): Promise<Manifest> {
  const { client, dataFolder, folder, slot } = options;
  await client.query('SELECT pg_create_physical_replication_slot($1, true, $2)', [slot.name, slot.temporary]);
  const start = await queryRow<StartRow>(client, startSql);
  const { files, folders } = await listDataFiles(dataFolder);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  await requireRoom(folder, total + reserveBytes);
  for (const path of folders) await makeFolder(join(folder, path));
  const copied = await copyData(options, files, total);
  const stop = await queryRow<StopRow>(client, stopSql);
  copied.push(await writeBackupLabel(folder, stop.label));
  const log = await copyLog(options, { ...start, stopLsn: stop.lsn });
  const secrets = await copySecret(options);
  for (const path of ['', ...folders]) await flushFolder(join(folder, path));
  const manifest: Manifest = {
    format: 1,
    version: options.version,
    postgresMajor: start.major,
    systemIdentifier: start.system,
    timeline: start.timeline,
    startedAt: start.at.toISOString(),
    endedAt: stop.at.toISOString(),
    startLsn: start.lsn,
    stopLsn: stop.lsn,
    secretFingerprint: options.secretFingerprint,
    folders: [...folders],
    files: [...copied, ...log, ...secrets].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

interface StartRow {
  readonly at: Date;
  readonly lsn: string;
  readonly timeline: number;
  readonly system: string;
  readonly major: number;
}
const startSql = `
  SELECT clock_timestamp() AS at, pg_backup_start('waitlist', fast => true)::text AS lsn,
    (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline,
    (SELECT system_identifier::text FROM pg_control_system()) AS system,
    current_setting('server_version_num')::int / 10000 AS major`;

interface StopRow {
  readonly at: Date;
  readonly lsn: string;
  readonly label: string;
}
const stopSql = `
  SELECT clock_timestamp() AS at, lsn::text, labelfile AS label FROM pg_backup_stop(wait_for_archive => false)`;

interface SourceFile {
  readonly path: string;
  readonly bytes: number;
}

/** The files to copy, `pg_control` last, and the folders to create, parents first. */
async function listDataFiles(
  dataFolder: string,
): Promise<{ readonly files: readonly SourceFile[]; readonly folders: readonly string[] }> {
  const files: SourceFile[] = [];
  const folders = ['data'];
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
      .slice(dataFolder.length + 1)
      .split(sep)
      .join('/');
    const [top = ''] = path.split('/');
    if (leftOut.has(entry.name) || temporaryName.test(entry.name)) continue;
    if (emptied.has(top) && path !== top) continue;
    if (entry.isSymbolicLink()) throw new StartError(`${path} is a link, which a backup cannot hold.`);
    if (entry.isDirectory()) folders.push(`data/${path}`);
    else {
      const found = await stat(join(dataFolder, path)).catch(() => null);
      if (found !== null) files.push({ path, bytes: found.size });
    }
  }
  folders.push('wal');
  const last = ({ path }: SourceFile): number => Number(path === controlFile);
  return { files: files.sort((a, b) => last(a) - last(b)), folders: folders.sort() };
}

async function requireRoom(folder: string, neededBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return;
  throw new StartError(
    `${folder} has ${megabytes(freeBytes)} MB free, and the backup needs ${megabytes(neededBytes)} MB. Nothing was written.`,
  );
}

const megabytes = (bytes: number): string => Math.round(bytes / 1e6).toLocaleString('en');

async function copyData(
  { dataFolder, folder, signal, durable: flush = true, onProgress }: BaseBackupOptions,
  files: readonly SourceFile[],
  total: number,
): Promise<BackupFile[]> {
  const copied: BackupFile[] = [];
  let done = 0;
  const onBytes = (bytes: number): void => {
    done += bytes;
    onProgress?.(Math.min(done, total), total);
  };
  const copy = async ({ path }: SourceFile): Promise<void> => {
    const target = `data/${path}`;
    const file = await copyHashed(join(dataFolder, path), join(folder, target), { signal, flush, onBytes });
    // The table was dropped in the meantime; the log says so.
    if (file !== null) copied.push({ path: target, ...file });
  };
  await forEachConcurrently(files.slice(0, -1), copy);
  copied.push(await copyControlFile(join(dataFolder, controlFile), folder));
  onProgress?.(total, total);
  return copied;
}

async function copyControlFile(from: string, folder: string): Promise<BackupFile> {
  let content = await readFile(from);
  for (let again = await readFile(from); !again.equals(content); again = await readFile(from))
    content = again;
  return writeNew(folder, `data/${controlFile}`, content);
}

/** Where recovery begins. Without it, PostgreSQL would take the copy for a database that crashed. */
const writeBackupLabel = (folder: string, label: string): Promise<BackupFile> =>
  writeNew(folder, 'data/backup_label', Buffer.from(label));

async function writeNew(folder: string, path: string, content: Buffer): Promise<BackupFile> {
  await writeFile(join(folder, path), content, { mode: 0o600, flag: 'wx', flush: true });
  return { path, bytes: content.length, sha256: sha256(content) };
}

/** The log from the backup's start to its end, without which the copied files are inconsistent. */
async function copyLog(
  { dataFolder, folder, signal }: BaseBackupOptions,
  { lsn, stopLsn, timeline }: { readonly lsn: string; readonly stopLsn: string; readonly timeline: number },
): Promise<readonly BackupFile[]> {
  const files: BackupFile[] = [];
  const last = segmentOf(lsnBytes(stopLsn) - 1);
  for (let segment = segmentOf(lsnBytes(lsn)); segment <= last; segment += 1) {
    const name = segmentName(timeline, segment);
    const path = `wal/${name}`;
    const file = await copyHashed(join(dataFolder, 'pg_wal', name), join(folder, path), {
      signal,
      flush: true,
    });
    if (file === null) throw new Error(`PostgreSQL removed its log ${name} during the backup`);
    files.push({ path, ...file });
  }
  return files;
}

async function copySecret({ folder, appSecret }: BaseBackupOptions): Promise<readonly BackupFile[]> {
  if (appSecret === undefined) return [];
  await makeFolder(join(folder, 'secrets'));
  return [await writeNew(folder, 'secrets/app-secret', Buffer.from(`${appSecret}\n`))];
}

/** Whether the folder is missing or empty. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
