/** A file that spreadsheets open rightly: UTF-8 with its mark, lines that end as RFC 4180 has it. */

export const byteOrderMark = '\ufeff';

type Cell = string | number | null;

/** One line of the file, its end included. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * What a spreadsheet would take for a formula: what it begins with, after blanks or not, in the forms that spreadsheets
 * take for the same.
 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/;

/** One cell of it: quoted where it must be, and no formula. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
