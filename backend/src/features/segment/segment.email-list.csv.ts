import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parseEmail } from '../../platform/contact/email.ts';

/** An address of a list, or what stands in place of one. */
export interface ListedAddress {
  /** From 1; for a record of several lines, the first one. */
  readonly line: number;
  /** What stands there. */
  readonly text: string;
  /** The normalized address; null: it is none. */
  readonly key: string | null;
}

/** From this line on, the file is not CSV. */
export class UnreadableCsvError extends Error {
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super('The CSV cannot be read', { cause });
    this.line = line;
  }
}

/** A pasted line of 30,000 addresses fits; a quote that is never closed would take the whole file for one cell. */
const recordMaxBytes = 1024 * 1024;
/** The delimiter is found in as much of the text, the columns in as many records. */
const headLength = 65_536;
const sampleSize = 50;
/** A file may have a title above its headings. */
const headingWithin = 10;

/**
 * Reads the addresses of a list as it arrives, whatever program wrote it: in UTF-8 or UTF-16, with commas, semicolons, tabs or
 * bars between cells, or pasted. Addresses are in the columns whose headings say so; otherwise in the column that holds them;
 * without headings, anywhere in a line. A cell may hold several, with names. Each line that is not blank and not the headings
 * yields every address once, or itself as none.
 *
 * @throws UnreadableCsvError, and anything that `chunks` throws.
 */
export async function* readAddresses(chunks: AsyncIterable<Buffer>): AsyncGenerator<ListedAddress> {
  const sample: Row[] = [];
  let layout: Layout | null = null;
  for await (const row of readRows(chunks)) {
    if (layout !== null) yield* addressesOf(row, layout);
    else if (sample.push(row) === sampleSize) {
      layout = layoutOf(sample);
      for (const each of sample) yield* addressesOf(each, layout);
    }
  }
  if (layout !== null) return;
  layout = layoutOf(sample);
  for (const each of sample) yield* addressesOf(each, layout);
}

/** A record that is not blank. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

async function* readRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  const { head, rest } = await splitHead(decode(chunks));
  const { delimiter, skipped } = dialectOf(head);
  let [lines, blank] = [skipped === 0 ? 0 : 1, 0];
  // The line after the last record, and after what is blank below it.
  const lineOf = (blankLines: number) => lines + 1 + blankLines - blank;
  const parser = parse({
    delimiter,
    ltrim: true,
    max_record_size: recordMaxBytes,
    on_record: (record, read) => {
      const line = lineOf(read.empty_lines);
      [lines, blank] = [read.lines + (skipped === 0 ? 0 : 1), read.empty_lines];
      const cells = record.map((cell) => cell.trim());
      return cells.every((cell) => cell === '') ? null : [String(line), ...cells];
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // Errors of either end are thrown by the loop.
  pipeline(Readable.from(joined(head.slice(skipped), rest)), parser, () => undefined);
  try {
    for await (const read of parser) {
      const [line, ...cells] = read as readonly string[];
      yield { line: Number(line), cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsvError(lineOf(Number(error['empty_lines'] ?? blank)), error);
  }
}

/** The text of a file, by its byte order mark, or by where its zeros are. */
async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, void, void> {
  let decoder: TextDecoder | null = null;
  let begin = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (decoder !== null) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    begin = Buffer.concat([begin, chunk]);
    if (begin.length < 4) continue;
    decoder = new TextDecoder(encodingOf(begin));
    yield decoder.decode(begin, { stream: true });
  }
  decoder ??= new TextDecoder(encodingOf(begin));
  yield decoder.decode(begin.length < 4 ? begin : undefined);
}

function encodingOf(begin: Buffer): string {
  const [first, second] = begin;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

async function splitHead(texts: AsyncGenerator<string, void, void>) {
  let head = '';
  while (head.length < headLength) {
    const next = await texts.next();
    if (next.done === true) break;
    head += next.value;
  }
  return { head, rest: texts };
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

const delimiters = [',', ';', '\t', '|'];

/**
 * What separates cells: what the file says (`sep=;`), or with what its headings are found, or what its first line has most of.
 *
 * @returns `skipped`: the length of the line that says it.
 */
function dialectOf(head: string): { readonly delimiter: string; readonly skipped: number } {
  const [said, separator] = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i.exec(head) ?? [];
  if (said !== undefined && separator !== undefined) return { delimiter: separator, skipped: said.length };
  const lines = head.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, headingWithin)) {
    if (line.includes('@')) break;
    const found = delimiters.filter((each) => cellsOf(line, each).some(isHeading));
    const delimiter = mostOf(found, (each) => cellsOf(line, each).length);
    // A heading alone in its line: the lines below are one cell each.
    if (delimiter !== undefined)
      return { delimiter: line.includes(delimiter) ? delimiter : '\u001f', skipped: 0 };
  }
  return { delimiter: mostOf(delimiters, (each) => cellsOf(lines[0] ?? '', each).length) ?? ',', skipped: 0 };
}

/** A line at its delimiters that are not quoted. */
function cellsOf(line: string, delimiter: string): readonly string[] {
  return line
    .split('"')
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(delimiter, '\n') : part))
    .join('')
    .split('\n');
}

/** The first of those with the highest figure; undefined: there is none. */
function mostOf<T>(choices: readonly T[], figure: (choice: T) => number): T | undefined {
  const most = Math.max(...choices.map(figure));
  return choices.find((choice) => figure(choice) === most);
}

/** Where addresses stand. */
interface Layout {
  /** The first cells of the headings' record, which is no address; null: there are none. */
  readonly headings: Row | null;
  /** Empty: anywhere. */
  readonly columns: readonly number[];
}

function layoutOf(sample: readonly Row[]): Layout {
  const below = (at: number) => sample.slice(at + 1);
  const firstAddress = sample.findIndex(({ cells }) => cells.some(hasAddress));
  const above = sample.slice(0, firstAddress === -1 ? headingWithin : Math.min(firstAddress, headingWithin));
  const known = above.findIndex(({ cells }) => cells.some(isHeading));
  const headings = above[known];
  if (headings !== undefined) {
    const columns = headings.cells.flatMap((cell, at) => (isHeading(cell) ? [at] : []));
    const holds = below(known).some(({ cells }) => columns.some((at) => hasAddress(cells[at] ?? '')));
    return { headings, columns: holds ? columns : columnWithMost(below(known), columns) };
  }
  const [first] = above;
  return first !== undefined && firstAddress !== -1 && looksLikeHeadings(first)
    ? { headings: first, columns: columnWithMost(below(0), []) }
    : { headings: null, columns: [] };
}

/** The column with the most addresses; `otherwise` if there is no address. */
function columnWithMost(rows: readonly Row[], otherwise: readonly number[]): readonly number[] {
  const columns = Array.from(
    { length: Math.max(0, ...rows.map(({ cells }) => cells.length)) },
    (_each, at) => at,
  );
  const inColumn = (column: number) => rows.filter(({ cells }) => hasAddress(cells[column] ?? '')).length;
  const most = mostOf(columns, inColumn);
  return most === undefined || inColumn(most) === 0 ? otherwise : [most];
}

/** Headings in words of their own: several cells, all of them words. A line that is not is counted rather than lost. */
const looksLikeHeadings = ({ cells }: Row): boolean =>
  cells.length > 1 && cells.every((cell) => /^[^\d@]+$/u.test(cell));

/** What address books and forms call the column, in the languages of the most common ones: without accents, marks and spaces. */
const heading = new RegExp(
  `^(${['primary', 'secondary', 'preferred', 'work', 'business', 'home', 'private', 'personal', 'other', 'school'].join('|')}|` +
    `${['your', 'contact', 'customer', 'subscriber', 'user', 'member', 'guest', 'attendee', 'invitee'].join('|')})?` +
    `(e?mails?\\d?(address|adresse?|adres|addr|id)?\\d?(value)?|` +
    `${['(direccionde)?correo(electronico)?', 'courriel', 'adressee?mail', 'adresse(electronique|demessagerie)'].join('|')}|` +
    `${['(indirizzo)?(di)?(email|postaelettronica)', '(endereco)?(de)?(email|correioeletronico)', 'epost(adresse?|a)?'].join('|')}|` +
    `${['emailovaadresa', 'adrese?mail', 'sahkoposti(osoite)?', 'почта', 'электроннаяпочта', 'メールアドレス', '邮箱', '电子邮件', '이메일'].join('|')})$`,
  'u',
);

const isHeading = (cell: string): boolean =>
  heading.test(
    cell
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );

const hasAddress = (text: string): boolean => textsIn(text).some((each) => parseEmail(each) !== null);

/** What stands between names, quotes and delimiters, and could be an address: `Ada <ada@example.com>; bo@example.com`. */
const textsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s,;:|<>()[\]"“”„«»]+/u)
    .map((each) => each.replaceAll(/^['’‘]+|['’‘.]+$/g, ''))
    .filter((each) => each.indexOf('@') > 0);

function* addressesOf(row: Row, { headings, columns }: Layout): Generator<ListedAddress> {
  if (row === headings) return;
  const { line, cells } = row;
  const whole = cells.filter((cell) => cell !== '').join(', ');
  const chosen = headings === null ? [whole] : chosenCells(cells, headings.cells.length, columns);
  if (chosen.length === 0) yield { line, text: whole, key: null };
  const seen = new Set<string>();
  for (const cell of chosen) {
    const texts = textsIn(cell);
    for (const text of texts.length === 0 ? [cell] : texts) {
      const key = parseEmail(text)?.key ?? null;
      if (key !== null && seen.has(key)) continue;
      if (key !== null) seen.add(key);
      yield { line, text, key };
    }
  }
}

/** The cells in the columns; in a line that does not fit the headings, those with an address, if possible where it belongs. */
function chosenCells(cells: readonly string[], width: number, columns: readonly number[]): readonly string[] {
  if (cells.length === width) return cells.filter((cell, at) => cell !== '' && columns.includes(at));
  const filled = cells.map((cell, at) => ({ cell, belongs: columns.includes(at) || at >= width }));
  const found = filled.filter(({ cell }) => textsIn(cell).length > 0);
  const belonging = found.filter(({ belongs }) => belongs);
  return (belonging.length > 0 ? belonging : found).map(({ cell }) => cell);
}
