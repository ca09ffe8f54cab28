import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** The databases and logs of a run take half of it. */
const roomBytes = 4 * 1024 ** 3;

/**
 * Creates a folder for test data: in memory if Linux has room there, otherwise in the system's folder for temporary
 * files. Each test database has 900 files, which take several times as much CPU on a disk's file system. Files of a
 * killed process survive in either.
 */
export async function makeFastFolder(prefix: string): Promise<string> {
  const room = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(room < roomBytes ? tmpdir() : memoryFolder, prefix));
}
