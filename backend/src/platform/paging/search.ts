import type { Outcome } from '../errors/error-catalogue.ts';
import { isPlainText } from '../forms/field-rules.ts';
import { invalidFields } from '../forms/form-faults.ts';

const searchMaxLength = 100;

/**
 * Parses a search term.
 *
 * @returns the term, empty for a blank search; VALIDATION_FAILED (`search`).
 */
export function parseSearchTerm(search: string | null | undefined): Outcome<{ term: string }> {
  const term = search?.trim() ?? '';
  return term.length > searchMaxLength || !isPlainText(term)
    ? invalidFields({ search: `search must be at most ${searchMaxLength} characters of plain text` })
    : { ok: true, term };
}

/** The SQL LIKE pattern that finds a text anywhere, with every character taken literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
