import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './lifecycle.ts';

/** @throws StartError when the app's folder cannot be created. */
export function createDataDir(dataDir: string): void {
  try {
    // Started by root, PostgreSQL runs as another user, who must be able to pass through; the files inside are
    // protected individually.
    makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR ${dataDir} cannot be made: ${why}`);
  }
}

/** Creates a folder and the missing ones above it. Node's own `recursive` never returns for a folder below `/proc`. */
function makeFolder(folder: string, mode: number): void {
  const above = dirname(folder);
  if (!existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
