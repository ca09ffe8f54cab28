import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { emailContact } from '../../platform/contact/contact-key.ts';
import { type CsvRow, readCsv } from '../../platform/csv/read-csv.ts';
import type { ErasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import {
  analyzeLines,
  type CheckedLine,
  findErased,
  findReferrers,
  forgetDates,
  insertImport,
  insertLines,
  nextImport,
  preferIndexes,
} from './import.check.repository.ts';
import { type ImportColumns, type ImportLayout, isEmailHeading, layoutOf } from './import.columns.ts';
import { type ImportLine, readLine } from './import.line.ts';

export interface CheckOptions {
  readonly name: string;
  /** Chosen by hand; null: by the headings. */
  readonly columns: ImportColumns | null;
  readonly pointsPerReferral: number;
  readonly erasedHashes: ErasedHashes;
  readonly caller: Caller;
}

/** What was found of a file. */
export interface CheckedFile {
  /** Null: no column is known to hold email addresses, so nothing was checked. */
  readonly importId: string | null;
  readonly layout: ImportLayout;
}

/** More than an import can have. */
export class TooManyLinesError extends Error {}

/** The columns are found in as many records. */
const sampleSize = 50;
const linesAtOnce = 2000;
export const linesAtMost = 5_000_000;

/** Writes the lines of a file while it arrives, a batch at a time, each with what would become of it. */
export async function checkFile(
  client: ClientBase,
  file: AsyncIterable<Buffer>,
  options: CheckOptions,
): Promise<CheckedFile> {
  const rows = readCsv(file, isEmailHeading);
  const sample = await take(rows, sampleSize);
  const layout = layoutOf(sample, options.columns);
  if (layout.columns['email'] === undefined) return { importId: null, layout };
  await preferIndexes(client);
  const seq = await nextImport(client);
  const written = await writeLines(
    client,
    seq,
    followed(sample.slice(layout.skipped), rows),
    layout,
    options,
  );
  if (!written.hasDates) await forgetDates(client, seq);
  for (let after = 0; after < written.lastLine; after += linesAtOnce)
    await findReferrers(client, seq, after, after + linesAtOnce);
  const id = randomUUIDv7();
  const { name, pointsPerReferral, caller } = options;
  const { actor } = by(caller);
  await insertImport(client, { seq, id, name, layout, hasDates: written.hasDates, pointsPerReferral, actor });
  await analyzeLines(client);
  await recordAudit(client, { action: 'import.check', ...by(caller), target: { kind: 'import', id, name } });
  return { importId: id, layout };
}

async function take(rows: AsyncGenerator<CsvRow>, atMost: number): Promise<readonly CsvRow[]> {
  const taken: CsvRow[] = [];
  while (taken.length < atMost) {
    const next = await rows.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

async function* followed(first: readonly CsvRow[], rest: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  yield* first;
  yield* rest;
}

async function writeLines(
  client: ClientBase,
  seq: string,
  rows: AsyncIterable<CsvRow>,
  { columns }: ImportLayout,
  { erasedHashes }: CheckOptions,
) {
  const now = new Date();
  let [batch, lines, lastLine, hasDates]: [ImportLine[], number, number, boolean] = [[], 0, 0, true];
  const write = async () => {
    if (batch.length > 0) await insertLines(client, seq, await checkLines(client, batch, erasedHashes));
    batch = [];
  };
  for await (const row of rows) {
    const line = readLine(row, columns, now);
    lines += 1;
    if (lines > linesAtMost) throw new TooManyLinesError();
    lastLine = line.line;
    if (line.reason === null && line.joinedAt === null) hasDates = false;
    batch.push(line);
    if (batch.length === linesAtOnce) await write();
  }
  await write();
  return { lastLine, hasDates: hasDates && lines > 0 };
}

/** What the lines of a batch say about each other, and which identities were erased. */
export async function checkLines(
  client: ClientBase,
  lines: readonly ImportLine[],
  erasedHashes: ErasedHashes,
): Promise<readonly CheckedLine[]> {
  const hashed = lines.map(({ emailKey, referrer }) =>
    emailKey === null || referrer === null ? [] : erasedHashes(emailContact(emailKey)),
  );
  const erased = await findErased(client, hashed.flat());
  const [users, codes, referralIds] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return lines.map((line, at): CheckedLine => {
    const { reason, emailKey, ownCode, referralId } = line;
    const isTwin = reason === null && emailKey !== null && !isNew(users, emailKey);
    const names = reason === null && !isTwin;
    return {
      ...line,
      isTwin,
      ownCode: names && ownCode !== null && isNew(codes, ownCode) ? ownCode : null,
      referralId: names && referralId !== null && isNew(referralIds, referralId) ? referralId : null,
      earns: hashed[at]?.some((hash) => erased.has(hash)) !== true,
    };
  });
}

/** Adds a text. @returns whether it was missing. */
const isNew = (seen: Set<string>, text: string): boolean => seen.size < seen.add(text).size;
