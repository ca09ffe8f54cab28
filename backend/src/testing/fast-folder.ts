import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** A run's databases and logs take half of it. */
const roomBytes = 4 * 1024 ** 3;

/**
 * Makes a folder for data of tests: in memory where Linux has room there, else where the system keeps temporary files. Each
 * test database is 900 files, which cost a file system on disk several times as much processor. What a killed process has
 * written stays in either.
 */
export async function makeFastFolder(prefix: string): Promise<string> {
  const room = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(room < roomBytes ? tmpdir() : memoryFolder, prefix));
}
