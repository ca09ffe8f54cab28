import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { copyFile, stat, truncate } from 'node:fs/promises';

const MAX_LOG_BYTES = 8 * 1024 * 1024;
const CHECK_EVERY_MS = 60_000;

/**
 * Limits the size of `file` and its predecessor `file.1`, now and while the app runs. The server keeps writing to the
 * same file; lines written at the moment of the cut may be lost.
 */
export function keepLogBounded(file: string, maxBytes = MAX_LOG_BYTES): { stop(): void } {
  void cutLog(file, maxBytes);
  const timer = setInterval(() => void cutLog(file, maxBytes), CHECK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Moves the content of `file` to `file.1` if it is longer than `maxBytes`. A missing file is fine. */
export async function cutLog(file: string, maxBytes: number): Promise<void> {
  try {
    if ((await stat(file)).size <= maxBytes) return;
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch {
    // there is no file yet, or the disk is full; the next round may do better
  }
}

/** The last lines written from byte `offset` on, for an error message. */
export function readLogTail(file: string, offset: number, lines = 12): string {
  try {
    const handle = openSync(file, 'r');
    try {
      const { size } = fstatSync(handle);
      const start = Math.max(offset > size ? 0 : offset, size - 8192);
      const buffer = Buffer.alloc(Math.max(size - start, 0));
      readSync(handle, buffer, 0, buffer.length, start);
      return buffer.toString('utf8').trim().split('\n').slice(-lines).join('\n');
    } finally {
      closeSync(handle);
    }
  } catch {
    return '';
  }
}
