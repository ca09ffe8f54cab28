import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeFastFolder } from '../../testing/fast-folder.ts';
import { copyArchivedLog } from './archived-log.ts';
import type { Backup } from './choose-backup.ts';
import { WalArchive } from './wal-archive.ts';
import { lsnText, segmentBytes, segmentName } from './wal.ts';

const { signal } = new AbortController();
const timeline = 1;
const firstSegment = 1;
/** PostgreSQL's log: one segment and most of the next. */
const log = randomBytes(1.75 * segmentBytes);
const pieceBytes = segmentBytes / 32;

let root: string;
beforeAll(async () => {
  root = await makeFastFolder('waitlist-archived-log-');
});
afterAll(() => rm(root, { recursive: true, force: true }));

let folder: string;
let archive: WalArchive;
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'backup-'));
  await mkdir(join(folder, 'wal'));
  await mkdir(join(folder, 'pg_wal'));
  for (const segment of [0, 1]) {
    const content = log.subarray(segment * segmentBytes, (segment + 1) * segmentBytes);
    await writeFile(join(folder, 'pg_wal', segmentName(timeline, firstSegment + segment)), content);
  }
  archive = new WalArchive({ dataFolder: folder, folder, timeline, firstSegment });
});

/** Archives the first so many bytes of the log. */
const archiveThrough = (bytes: number): Promise<void> =>
  archive.copyThrough({ lsn: lsnText(firstSegment * segmentBytes + bytes), at: new Date() }, signal);

/** What a restore gets, one segment after the other. */
async function copyLog(until?: Date): Promise<Buffer> {
  const target = await mkdtemp(join(root, 'restored-'));
  const manifest = { timeline, stopLsn: lsnText(firstSegment * segmentBytes) };
  await copyArchivedLog({ folder, manifest } as Backup, target, { until, signal });
  const names = (await readdir(target)).toSorted();
  const segments = await Promise.all(names.map((name) => readFile(join(target, name))));
  await rm(target, { recursive: true });
  return Buffer.concat(segments);
}

it('is copied while it grows, at least as far as it reached at the beginning', async () => {
  const progress = { archived: 0, hasEnded: false };
  const archiving = (async () => {
    for (let bytes = 0; bytes <= log.length; bytes += pieceBytes) {
      await archiveThrough(bytes);
      progress.archived = bytes;
    }
  })().finally(() => {
    progress.hasEnded = true;
  });
  try {
    while (!progress.hasEnded) {
      const least = progress.archived;
      const copied = await copyLog();
      expect(copied.subarray(0, least).equals(log.subarray(0, least)), `through ${least}`).toBe(true);
    }
  } finally {
    await archiving;
  }
});

it('is refused when the segment that was being written is damaged, cut or missing', async () => {
  await archiveThrough(1.5 * segmentBytes);
  const partial = join(folder, 'wal', `${segmentName(timeline, firstSegment + 1)}.partial`);
  const whole = await readFile(partial);
  const damagedOne = Buffer.from(whole);
  damagedOne.writeUInt8(1 ^ damagedOne.readUInt8(1000), 1000);
  for (const content of [damagedOne, whole.subarray(0, -1)]) {
    await writeFile(partial, content);
    await expect(copyLog()).rejects.toThrow(/partial is damaged: its checksum is another/);
  }
  await rm(partial);
  await expect(copyLog()).rejects.toThrow(/is missing, although it was archived/);
  // A moment before it can still be restored.
  expect((await copyLog(new Date())).equals(log.subarray(0, segmentBytes))).toBe(true);
});
