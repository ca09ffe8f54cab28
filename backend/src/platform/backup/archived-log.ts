import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../lifecycle.ts';
import type { Backup } from './choose-backup.ts';
import { otherChecksum } from './damaged.ts';
import { copyHashed, isMissing, missingAsEmpty, sha256 } from './files.ts';
import { partialSuffix, readTail, type Tail } from './wal-archive.ts';
import { lsnBytes, segmentBytes, segmentName, segmentOf } from './wal.ts';

/**
 * Copies the log that was archived after a backup, and may still be: whole segments one after the other, then what there
 * is of the last one.
 *
 * @throws StartError if a part of it is damaged, or is missing and no earlier time is asked for.
 */
export async function copyArchivedLog(
  { folder, manifest }: Backup,
  pgWal: string,
  { until, signal }: { readonly until: Date | undefined; readonly signal: AbortSignal },
): Promise<void> {
  const source = join(folder, 'wal');
  const tail = await readTail(folder); // before the log, which may be growing: it reaches at least that far
  let segment = segmentOf(lsnBytes(manifest.stopLsn) - 1) + 1;
  const name = (): string => segmentName(manifest.timeline, segment);
  let found = await copySegment(source, name(), { tail, pgWal, signal });
  while (found === 'whole') {
    segment += 1;
    found = await copySegment(source, name(), { tail, pgWal, signal });
  }
  // A time before the gap can still be restored; PostgreSQL says so if this one cannot.
  if (found === 'missing' && until === undefined && (await reachesInto(source, name(), tail)))
    throw new StartError(
      `${join(source, name())} is missing, although it was archived. Give --until for a moment before it, or use another backup.`,
    );
}

interface Target {
  /** Read before the segment. */
  readonly tail: Tail | null;
  readonly pgWal: string;
  readonly signal: AbortSignal;
}

async function copySegment(
  source: string,
  name: string,
  target: Target,
): Promise<'whole' | 'partial' | 'missing'> {
  if (await copyWhole(source, name, target)) return 'whole';
  if (await copyPartial(source, name, target)) return 'partial';
  return (await copyWhole(source, name, target)) ? 'whole' : 'missing'; // it may have been completed in between
}

async function copyWhole(source: string, name: string, { pgWal, signal }: Target): Promise<boolean> {
  const from = join(source, name);
  const found = await copyHashed(from, join(pgWal, name), { signal, flush: false });
  if (found === null) return false;
  const note = await readFile(`${from}.sha256`, 'utf8').catch(missingAsEmpty); // is there before the segment is
  if (!note.startsWith(found.sha256)) throw otherChecksum(from);
  return true;
}

/** It is compared as far as its hash goes; PostgreSQL has a checksum in each record. */
async function copyPartial(source: string, name: string, { tail, pgWal }: Target): Promise<boolean> {
  const from = join(source, `${name}${partialSuffix}`);
  const content = await readFile(from).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (content === null) return false;
  if (tail?.segment === name && sha256(content.subarray(0, tail.bytes)) !== tail.sha256)
    throw otherChecksum(from);
  await writeFile(join(pgWal, name), content, { mode: 0o600 });
  await truncate(join(pgWal, name), segmentBytes);
  return true;
}

/** Whether the segment, or a later one, was archived at least in part. */
async function reachesInto(source: string, name: string, tail: Tail | null): Promise<boolean> {
  if (tail !== null && tail.bytes > 0 && tail.segment >= name) return true;
  return (await readdir(source)).some((each) => /^[0-9A-F]{24}$/.test(each) && each > name);
}
