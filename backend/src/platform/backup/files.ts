import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushFolder } from '../database/embedded/data-folder.ts';

/** A file of a backup. */
export interface BackupFile {
  /** Relative to the backup's folder, with slashes on every system. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const chunkBytes = 256 * 1024;
/** Used again: a database has over a thousand files, and a new buffer for each would be a lot of garbage to collect. */
const spareBuffers: Buffer[] = [];
const ownerOnly = 0o600;

export interface CopyOptions {
  readonly signal: AbortSignal;
  /** False leaves flushing to a later step. */
  readonly flush: boolean;
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/**
 * Copies a file and hashes exactly what was written. A file that grows meanwhile is copied up to an earlier end.
 *
 * @returns null if the file no longer exists.
 */
export async function copyHashed(
  from: string,
  to: string,
  options: CopyOptions,
): Promise<Omit<BackupFile, 'path'> | null> {
  const source = await open(from, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (source === null) return null;
  try {
    const target = await open(to, 'wx', ownerOnly);
    try {
      return await pump(source, target, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function pump(source: FileHandle, target: FileHandle, { signal, flush, onBytes }: CopyOptions) {
  const hash = createHash('sha256');
  const { size } = await source.stat();
  const buffer = spareBuffers.pop() ?? Buffer.allocUnsafe(chunkBytes);
  let bytes = 0;
  try {
    while (bytes < size) {
      signal.throwIfAborted();
      const { bytesRead } = await source.read(buffer, 0, buffer.length, bytes);
      if (bytesRead === 0) break; // it has been truncated meanwhile
      const chunk = buffer.subarray(0, bytesRead);
      hash.update(chunk);
      await writeAll(target, chunk, bytes);
      bytes += bytesRead;
      onBytes?.(bytesRead);
    }
  } finally {
    spareBuffers.push(buffer);
  }
  if (flush) await target.sync();
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes all of it: a disk that is nearly full accepts a part without an error. */
export async function writeAll(target: FileHandle, chunk: Buffer, position: number): Promise<void> {
  let done = 0;
  while (done < chunk.length)
    done += (await target.write(chunk, done, chunk.length - done, position + done)).bytesWritten;
}

/** Makes a file appear complete and on disk, or not at all; replaces an existing one. */
export async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', ownerOnly);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await flushFolder(dirname(file));
}

export const makeFolder = (folder: string): Promise<unknown> =>
  mkdir(folder, { recursive: true, mode: 0o700 });

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** For `catch`: what a text file contains that does not exist. */
export function missingAsEmpty(error: unknown): string {
  if (isMissing(error)) return '';
  throw error;
}

/** Runs `work` for each item, eight at a time; the first failure stops it. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const workOff = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, workOff));
}
