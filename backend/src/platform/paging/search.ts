import type { Outcome } from '../errors/error-catalogue.ts';
import { isPlainText } from '../forms/field-rules.ts';
import { invalidFields } from '../forms/form-faults.ts';

const searchMaxLength = 100;

/**
 * Reads a search term.
 *
 * @returns the term, empty for a blank search; VALIDATION_FAILED (`search`).
 */
export function parseSearchTerm(search: string | null | undefined): Outcome<{ term: string }> {
  const term = search?.trim() ?? '';
  return term.length > searchMaxLength || !isPlainText(term)
    ? invalidFields({ search: `search must be at most ${searchMaxLength} characters of plain text` })
    : { ok: true, term };
}

/** The pattern of SQL's LIKE that finds a text anywhere, each of its characters standing for itself. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
