import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../lifecycle.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** A complete backup and where it is. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every complete backup in a BACKUP_DIR, the oldest first. */
export async function listBackups(folder: string): Promise<readonly Backup[]> {
  const backups: Backup[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const own = join(folder, entry.name);
    const manifest = await readManifest(own);
    if (manifest !== null) backups.push({ folder: own, manifest });
  }
  return backups.sort((a, b) => Date.parse(a.manifest.endedAt) - Date.parse(b.manifest.endedAt));
}

/**
 * The backup to restore: `folder` itself or, if it is a BACKUP_DIR, the newest one in it that was complete by `until`.
 *
 * @throws StartError when there is none, or when the folder holds backups of several databases.
 */
export async function chooseBackup(folder: string, until: Date | undefined): Promise<Backup> {
  const manifest = await readManifest(folder);
  const backups = manifest === null ? await listIn(folder) : [{ folder, manifest }];
  if (backups.length === 0)
    throw new StartError(
      `${folder} holds no complete backup: there is no manifest.json in it or in a folder below.`,
    );
  if (new Set(backups.map((each) => each.manifest.systemIdentifier)).size > 1)
    throw new StartError(
      [`${folder} holds backups of several databases. Name the one to restore:`, ...backups.map(line)].join(
        '\n',
      ),
    );
  const chosen = backups.findLast((each) => until === undefined || endOf(each) <= until);
  if (chosen !== undefined) return chosen;
  throw new StartError(
    `The earliest moment that can be restored is ${backups[0]?.manifest.endedAt ?? 'unknown'}, when the first backup was complete.`,
  );
}

const listIn = (folder: string): Promise<readonly Backup[]> =>
  listBackups(folder).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });

const endOf = ({ manifest }: Backup): Date => new Date(manifest.endedAt);
const line = ({ folder, manifest }: Backup): string => `  ${folder}  complete at ${manifest.endedAt}`;
