import { parseEmail } from '../../platform/contact/email.ts';
import { type CsvRow, headingWithin, mostOf, readCsv } from '../../platform/csv/read-csv.ts';

/** An address of a list, or what stands in place of one. */
export interface ListedAddress {
  /** From 1; for a record of several lines, the first one. */
  readonly line: number;
  /** What stands there. */
  readonly text: string;
  /** The normalized address; null: it is none. */
  readonly key: string | null;
}

/** The columns are found in as many records. */
const sampleSize = 50;

/**
 * Reads the addresses of a list as it arrives, whatever program wrote it: in UTF-8 or UTF-16, with commas, semicolons, tabs or
 * bars between cells, or pasted. Addresses are in the columns whose headings say so; otherwise in the column that holds them;
 * without headings, anywhere in a line. A cell may hold several, with names. Each line that is not blank and not the headings
 * yields every address once, or itself as none.
 *
 * @throws UnreadableCsvError, and anything that `chunks` throws.
 */
export async function* readAddresses(chunks: AsyncIterable<Buffer>): AsyncGenerator<ListedAddress> {
  const sample: CsvRow[] = [];
  let layout: Layout | null = null;
  for await (const row of readCsv(chunks, isHeading)) {
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

/** Where addresses stand. */
interface Layout {
  /** The first cells of the headings' record, which is no address; null: there are none. */
  readonly headings: CsvRow | null;
  /** Empty: anywhere. */
  readonly columns: readonly number[];
}

function layoutOf(sample: readonly CsvRow[]): Layout {
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
function columnWithMost(rows: readonly CsvRow[], otherwise: readonly number[]): readonly number[] {
  const columns = Array.from(
    { length: Math.max(0, ...rows.map(({ cells }) => cells.length)) },
    (_each, at) => at,
  );
  const inColumn = (column: number) => rows.filter(({ cells }) => hasAddress(cells[column] ?? '')).length;
  const most = mostOf(columns, inColumn);
  return most === undefined || inColumn(most) === 0 ? otherwise : [most];
}

/** Headings in words of their own: several cells, all of them words. A line that is not is counted rather than lost. */
const looksLikeHeadings = ({ cells }: CsvRow): boolean =>
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

function* addressesOf(row: CsvRow, { headings, columns }: Layout): Generator<ListedAddress> {
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
