/** A file that spreadsheets open correctly: UTF-8 with its byte order mark, and line ends as in RFC 4180. */

export const byteOrderMark = '\ufeff';

type Cell = string | number | null;

/** One line of the file, including its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** What a spreadsheet treats as a formula: its first characters, in all forms that spreadsheets treat alike. */
const formula = String.raw`[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]`;
const startsLikeFormula = new RegExp(`^(?:${formula}|[\t\r\n])`);
/** A reader that splits at one of these, or that ends a line without honoring quotes, begins a cell after it. */
const innerFormula = new RegExp(`[;\t|\r\n](?=${formula})`, 'g');

/** One cell: quoted if necessary, and never a formula. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const defused = cell.replace(innerFormula, "$&'");
  const text = startsLikeFormula.test(defused) ? `'${defused}` : defused;
  return /[",;|\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
