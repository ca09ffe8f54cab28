import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDataDir } from '../data-dir.ts';

/** Writes a file that only its owner can read; readers see the old file or the new one, never a part. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  createDataDir(dirname(file));
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Removes a file, unless another process has written something else there meanwhile. @param text null: whatever it
 * contains.
 */
export async function removePrivateFile(file: string, text: string | null): Promise<void> {
  if (text !== null && (await readFile(file, 'utf8').catch(() => null)) !== text) return;
  await rm(file, { force: true });
}
