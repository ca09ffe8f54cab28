import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Client } from 'pg';
import { type Backup, listBackups } from './choose-backup.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { queryRow } from './superuser.ts';
import { WalArchive } from './wal-archive.ts';
import { lsnBytes, segmentOf } from './wal.ts';

/** A base backup, and the log archived after it. */
export interface Chain {
  readonly slot: string;
  readonly manifest: Manifest;
  readonly archive: WalArchive;
}

export interface ChainOptions {
  readonly dataFolder: string;
  /** BACKUP_DIR. */
  readonly folder: string;
}

export const dayMs = 86_400_000;
const slotPrefix = 'waitlist_backup_';

/** Continues the newest backup if PostgreSQL still has all the log after it; null if a new backup is needed. */
export async function resumeChain(client: Client, options: ChainOptions): Promise<Chain | null> {
  const own = await queryRow<{ system: string; timeline: number }>(client, identitySql);
  const newest = (await listOwn(options.folder, own.system)).at(-1);
  if (newest?.manifest.timeline !== own.timeline) return null;
  const { manifest, folder } = newest;
  const slot = slotName(folder);
  const { rows } = await client.query<{ bytes: string }>(slotStartSql, [slot]);
  const archive = archiveOf(options, folder, manifest, await lastSegment(newest));
  // A slot that is missing or starts later would leave a gap.
  const isWhole = rows.some(({ bytes }) => Number(bytes) <= archive.neededFromBytes);
  return isWhole ? { slot, manifest, archive } : null;
}

export const slotName = (folder: string): string => `${slotPrefix}${basename(folder).replaceAll(/\D/g, '')}`;

/** The last whole segment that was archived; null if there is none. */
async function lastSegment({ folder, manifest }: Backup): Promise<number | null> {
  const names = (await readdir(join(folder, 'wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  const last = names.at(-1);
  if (last === undefined) return null;
  const segment = Number.parseInt(last.slice(8, 16), 16) * 256 + Number.parseInt(last.slice(16), 16);
  return Math.max(segment, segmentOf(lsnBytes(manifest.stopLsn) - 1));
}

export function archiveOf(
  { dataFolder }: ChainOptions,
  folder: string,
  { timeline, stopLsn }: Manifest,
  last: number | null,
): WalArchive {
  const firstSegment = (last ?? segmentOf(lsnBytes(stopLsn) - 1)) + 1;
  return new WalArchive({ dataFolder, folder, timeline, firstSegment });
}

/** The backups of one database, oldest first. */
const listOwn = async (folder: string, systemIdentifier: string): Promise<readonly Backup[]> =>
  (await listBackups(folder)).filter(({ manifest }) => manifest.systemIdentifier === systemIdentifier);

/** Removes each backup whose successor is older than the retention, so any point in the last days can be restored. */
export async function prune(folder: string, keepDays: number, { systemIdentifier }: Manifest): Promise<void> {
  const backups = await listOwn(folder, systemIdentifier);
  const oldest = Date.now() - keepDays * dayMs;
  for (const [index, backup] of backups.entries()) {
    const next = backups[index + 1];
    if (next === undefined || Date.parse(next.manifest.endedAt) >= oldest) return;
    await rm(join(backup.folder, 'manifest.json'), { force: true });
    await rm(backup.folder, { recursive: true, force: true });
  }
}

/** An interrupted backup, recognized by its name. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/.test(name)) continue;
    if ((await readManifest(join(folder, name))) === null)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

const identitySql = `
  SELECT system_identifier::text AS system, timeline_id AS timeline FROM pg_control_system(), pg_control_checkpoint()`;
const slotStartSql = `
  SELECT (restart_lsn - '0/0'::pg_lsn)::text AS bytes FROM pg_replication_slots
  WHERE slot_name = $1 AND wal_status <> 'lost'`;
