import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { isPlainText } from '../../platform/forms/field-rules.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import type { SortDirection } from '../../platform/paging/sort.ts';

/** What a list of people can be sorted by, in the words of REST. */
export const userSorts = [
  ...([
    'firstName',
    'lastName',
    'email',
    'phoneNo',
    'country',
    'broker',
    'referralId',
    'referralCode',
  ] as const),
  ...(['referralPoints', 'referralCount', 'rank', 'createdAt', 'state'] as const),
] as const;
export type UserSort = (typeof userSorts)[number];

/** In which order people are listed; ties in join order, the other way round when the order is. */
export interface UserOrder {
  readonly sort: UserSort;
  readonly direction: SortDirection;
}

/** What a search looks for: a person matches when they have one of the texts, taken literally. */
export type SearchTexts = readonly [string, ...string[]];

const searchMaxLength = 100;
const phoneLike = /^\+?[\d\s().-]+$/;

/**
 * Reads what somebody entered to search for; a phone number is found as it is stored, too, without what it was grouped by.
 *
 * @returns the texts, null for a blank search; VALIDATION_FAILED (`search`).
 */
export function parseSearch(search: string | null | undefined): Outcome<{ texts: SearchTexts | null }> {
  const term = search?.trim() ?? '';
  if (term.length > searchMaxLength || !isPlainText(term))
    return invalidFields({ search: `search must be at most ${searchMaxLength} characters of plain text` });
  if (term === '') return { ok: true, texts: null };
  const number = term.replace(/[\s().-]/g, '');
  const isNumber = phoneLike.test(term) && number !== term && /\d{4}/.test(number);
  return { ok: true, texts: isNumber ? [term, number] : [term] };
}

/** The pattern of SQL's LIKE that finds a text anywhere, each of its characters standing for itself. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
