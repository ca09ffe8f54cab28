import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../lifecycle.ts';

export interface DataDirHold {
  /** Releases the folder to the next app. Safe to call more than once. */
  release(): void;
}

/** Another running app holds the data folder. */
export class DataDirBusyError extends StartError {}

/**
 * Holds the data folder for this process until `release` or until the process ends, however it ends.
 *
 * An empty SQLite file serves as the lock: SQLite uses a kernel lock, which disappears with its process. So a lock is
 * never stale, no process ids are compared, and two apps that start at the same time cannot both win.
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
    // the holder is about to write it
  }
  return 'another process';
}
