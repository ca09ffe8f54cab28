/** A file that spreadsheets open rightly: UTF-8 with its mark, lines that end as RFC 4180 has it. */

export const byteOrderMark = '\ufeff';

type Cell = string | number | null;

/** One line of the file, its end included. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** What a spreadsheet takes for a formula: what it begins with, in the forms that spreadsheets take for the same. */
const formula = String.raw`[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]`;
const startsLikeFormula = new RegExp(`^(?:${formula}|[\t\r\n])`);
/** A reader that splits at one of these, or that ends a line without looking for our quotes, begins a cell after it. */
const innerFormula = new RegExp(`[;\t|\r\n](?=${formula})`, 'g');

/** One cell of it: quoted where it must be, and no formula. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const defused = cell.replace(innerFormula, "$&'");
  const text = startsLikeFormula.test(defused) ? `'${defused}` : defused;
  return /[",;|\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
