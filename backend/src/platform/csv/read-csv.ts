import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A record that is not blank. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
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
/** The delimiter is found in as much of the text. */
const headLength = 65_536;
/** A file may have a title above its headings. */
export const headingWithin = 10;

/**
 * Reads CSV as it arrives, whatever program wrote it: in UTF-8 or UTF-16, with commas, semicolons, tabs or bars between cells.
 * Memory does not grow with the file. Blank records are left out.
 *
 * @param isHeading whether a cell is one of the headings: the delimiter is the one with which most are found.
 *
 * @throws UnreadableCsvError, and anything that `chunks` throws.
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  isHeading: (cell: string) => boolean,
): AsyncGenerator<CsvRow> {
  const { head, rest } = await splitHead(decode(chunks));
  const { delimiter, skipped } = dialectOf(head, isHeading);
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
function dialectOf(
  head: string,
  isHeading: (cell: string) => boolean,
): { readonly delimiter: string; readonly skipped: number } {
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
export function mostOf<T>(choices: readonly T[], figure: (choice: T) => number): T | undefined {
  const most = Math.max(...choices.map(figure));
  return choices.find((choice) => figure(choice) === most);
}
