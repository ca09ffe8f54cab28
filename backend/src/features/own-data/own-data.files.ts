import { newsWording } from '../waitlist/waitlist.consent.wordings.ts';
import type { OwnRow, OwnRows } from './own-data.repository.ts';
import { ownTables } from './own-data.tables.ts';

/** A user's own data in two forms: for programs, and to read. */
export interface OwnDataFiles {
  readonly json: string;
  readonly text: string;
}

/** @param at when the rows were read. */
export function ownDataFiles(rows: OwnRows, at: Date): OwnDataFiles {
  const worded: OwnRows = Object.fromEntries(
    Object.entries(rows).map(([table, own]) => [table, own.map(withWording)]),
  );
  return {
    json: JSON.stringify({ at: at.toISOString(), ...worded }, null, 2),
    text: [`Your data, ${at.toISOString()}`, ...Object.entries(worded).map(sectionOf)].join('\n\n') + '\n',
  };
}

/** What they agreed to, word for word, in place of its number. */
const withWording = (row: OwnRow): OwnRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isWording.has(name) && typeof value === 'number' ? newsWording(value) : value,
    ]),
  );

const isWording = new Set(['news_wording', 'wording']);

function sectionOf([table, rows]: readonly [string, readonly OwnRow[]]): string {
  const title = ownTables[table]?.title ?? table;
  const body = rows.length === 0 ? 'Nothing' : rows.map(linesOf).join('\n\n');
  return `${title}\n${'-'.repeat(title.length)}\n${body}`;
}

const linesOf = (row: OwnRow): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('\n');
