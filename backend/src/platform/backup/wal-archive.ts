import { createHash, type Hash } from 'node:crypto';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { flushFolder } from '../database/embedded/data-folder.ts';
import { isMissing, writeAll, writeWhole } from './files.ts';
import { lsnBytes, segmentBytes, segmentName } from './wal.ts';

const TailSchema = Type.Object({
  segment: Type.String(),
  /** How much of the segment is certainly on disk, and its hash. */
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String(),
  /** Everything committed by then is archived. */
  at: Type.String(),
});

/** How far the archived log of a backup reaches. */
export type Tail = Static<typeof TailSchema>;

export const partialSuffix = '.partial';
const tailName = 'tail.json';

/** Null when no log was added to the backup. */
export async function readTail(folder: string): Promise<Tail | null> {
  const text = await readFile(join(folder, 'wal', tailName), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (Value.Check(TailSchema, value)) return value;
  throw new Error(`${tailName} in ${folder} cannot be read`);
}

/** How much of PostgreSQL's log is certainly on disk, and since when. */
export interface FlushedLog {
  readonly lsn: string;
  readonly at: Date;
}

/** Without new log, a note is written this often. */
const quietNoteMs = 10_000;

/**
 * Archives the log that PostgreSQL writes after a backup, piece by piece, so that more than whole segments of 16 MB are
 * safe. A complete segment has its SHA-256 in a file beside it; `tail.json` has the hash of the one being written.
 */
export class WalArchive {
  readonly #pgWal: string;
  readonly #folder: string;
  readonly #timeline: number;
  #segment: number;
  /** What has been copied of the segment. */
  #bytes = 0;
  #hash: Hash = createHash('sha256');
  /** Copy the segment again: it may have been written differently after a crash. */
  #isFresh = true;
  #notedAt = Number.NEGATIVE_INFINITY;

  constructor(options: {
    readonly dataFolder: string;
    /** The backup's id. */
    readonly folder: string;
    readonly timeline: number;
    readonly firstSegment: number;
  }) {
    this.#pgWal = join(options.dataFolder, 'pg_wal');
    this.#folder = join(options.folder, 'wal');
    this.#timeline = options.timeline;
    this.#segment = options.firstSegment;
  }

  /** The log before it is no longer needed. */
  get neededFromBytes(): number {
    return this.#segment * segmentBytes;
  }

  /** PostgreSQL, or the connection to it, was restarted. */
  startSegmentAnew(): void {
    this.#isFresh = true;
  }

  /** Copies everything up to this position; resolves when it is on disk. */
  async copyThrough({ lsn, at }: FlushedLog, signal: AbortSignal): Promise<void> {
    const end = lsnBytes(lsn);
    let hasGrown = false;
    while (end > this.neededFromBytes && (this.#isFresh || this.neededFromBytes + this.#bytes < end)) {
      signal.throwIfAborted();
      await this.#copySegment(Math.min(end - this.neededFromBytes, segmentBytes));
      hasGrown = true;
      if (this.#bytes === segmentBytes) await this.#complete();
    }
    if (hasGrown || performance.now() - this.#notedAt >= quietNoteMs) await this.#note(at);
  }

  async #copySegment(through: number): Promise<void> {
    const name = segmentName(this.#timeline, this.#segment);
    const partial = join(this.#folder, `${name}${partialSuffix}`);
    if (this.#isFresh) {
      this.#bytes = 0;
      this.#hash = createHash('sha256');
      const draft = `${partial}.new`;
      await writeFile(draft, '', { mode: 0o600 });
      await this.#append(join(this.#pgWal, name), draft, through);
      await rename(draft, partial);
      await flushFolder(this.#folder);
      this.#isFresh = false;
    } else await this.#append(join(this.#pgWal, name), partial, through);
  }

  async #append(from: string, to: string, through: number): Promise<void> {
    const length = through - this.#bytes;
    const chunk = Buffer.alloc(length);
    const source = await open(from, 'r');
    try {
      const { bytesRead } = await source.read(chunk, 0, length, this.#bytes);
      if (bytesRead !== length) throw new Error(`${from} is shorter than PostgreSQL says`);
    } finally {
      await source.close();
    }
    const target = await open(to, 'r+');
    try {
      await writeAll(target, chunk, this.#bytes);
      await target.sync();
    } finally {
      await target.close();
    }
    this.#hash.update(chunk);
    this.#bytes = through;
  }

  async #complete(): Promise<void> {
    const name = segmentName(this.#timeline, this.#segment);
    const file = join(this.#folder, name);
    await writeWhole(`${file}.sha256`, `${this.#hash.digest('hex')}  ${name}\n`);
    await rename(`${file}${partialSuffix}`, file);
    await flushFolder(this.#folder);
    this.#segment += 1;
    this.#bytes = 0;
    this.#hash = createHash('sha256');
    this.#isFresh = true;
  }

  async #note(at: Date): Promise<void> {
    const tail: Tail = {
      segment: segmentName(this.#timeline, this.#segment),
      bytes: this.#bytes,
      sha256: this.#hash.copy().digest('hex'),
      at: at.toISOString(),
    };
    await writeWhole(join(this.#folder, tailName), JSON.stringify(tail));
    this.#notedAt = performance.now();
  }
}
