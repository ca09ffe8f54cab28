import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A line of a list that is not its header. */
export interface ListedAddress {
  /** From 1; for a record of several lines, the last one. */
  readonly line: number;
  /** The trimmed content of the address column; may be empty. */
  readonly text: string;
}

/** From this line on, the file is not CSV. */
export class UnreadableCsvError extends Error {
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super('The CSV cannot be read', { cause });
    this.line = line;
  }
}

/** Longer than any line with an address: a quote that is never closed would take the whole file for one cell. */
const lineMaxLength = 16_384;
const headings = ['email', 'e-mail', 'email address', 'e-mail address'];

/**
 * Reads the addresses from a CSV file in UTF-8 as it arrives: from the column with the heading `email`, otherwise from the
 * first column. Without such a heading, the first line is an address like the others. Blank lines are skipped; commas,
 * semicolons and tabs separate cells.
 *
 * @throws UnreadableCsvError, and anything that `chunks` throws.
 */
export async function* readAddresses(chunks: AsyncIterable<Buffer>): AsyncGenerator<ListedAddress> {
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    max_record_size: lineMaxLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  // Errors of either end are thrown by the loop.
  pipeline(Readable.from(chunks), parser, () => undefined);
  let column: number | null = null;
  let line = 0;
  try {
    for await (const read of parser) {
      const { record, info } = read as { record: readonly string[]; info: { lines: number } };
      line = info.lines;
      if (column === null) {
        const heading = record.findIndex((cell) => headings.includes(cell.toLowerCase()));
        column = Math.max(0, heading);
        if (heading >= 0) continue;
      }
      yield { line, text: record[column] ?? '' };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsvError(line + 1, error) : error;
  }
}
