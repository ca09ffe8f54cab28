import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../lifecycle.ts';

export interface DataDirHold {
  /** Lets the next app have the folder. Harmless when called again. */
  release(): void;
}

/** Another app, alive at this moment, has the data folder. */
export class DataDirBusyError extends StartError {}

/**
 * Takes the data folder for this process alone, until `release` or the process's end, however it ends.
 *
 * An empty SQLite file serves as the lock: SQLite takes a lock of the kernel, which vanishes with its process. So a lock
 * is never stale, no process id is ever compared, and two apps that start at once cannot both win.
 *
 * @throws DataDirBusyError naming the holder.
 */
export function holdDataDir(dataDir: string): DataDirHold {
  const holderFile = join(dataDir, 'lock.json');
  const database = lock(join(dataDir, 'lock'), () => busy(dataDir, holderFile));
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return {
    release() {
      if (!database.isOpen) return;
      rmSync(holderFile, { force: true });
      database.close();
    },
  };
}

const SQLITE_BUSY = 5;

function lock(file: string, busyError: () => Error): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) throw busyError();
    throw new StartError(
      `The lock ${file} cannot be taken: ${error instanceof Error ? error.message : String(error)}. May this user write there?`,
    );
  }
}

function busy(dataDir: string, holderFile: string): DataDirBusyError {
  return new DataDirBusyError(
    `${dataDir} is in use by ${readHolder(holderFile)}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function readHolder(holderFile: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile, 'utf8'));
    if (typeof holder === 'object' && holder !== null && 'pid' in holder && 'since' in holder) {
      return `process ${String(holder.pid)}, started ${String(holder.since)}`;
    }
  } catch {
    // the holder is just about to write it
  }
  return 'another process';
}
