import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { parseSearchTerm } from '../../platform/paging/search.ts';
import type { ListOrder } from '../../platform/paging/short-list.ts';
import { toReferralId } from '../referral/referral.rules.ts';

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
  ...(['referralPoints', 'referralCount', 'rank', 'createdAt', 'state', 'relevance'] as const),
] as const;
export type UserSort = (typeof userSorts)[number];

/**
 * In which order people are listed; ties in join order, the other way round when the order is. Relevance has one direction,
 * best first: the owner of exactly the code searched for, the users who joined with it, then everybody else by rank.
 */
export type UserOrder = ListOrder<UserSort>;

/** What a search looks for: a person matches when they have one of the texts, taken literally. */
export type SearchTexts = readonly [string, ...string[]];

const phoneLike = /^\+?[\d\s().-]+$/;

/**
 * Reads what somebody entered to search for; a phone number is found as it is stored, too, without what it was grouped by.
 *
 * @returns the texts, null for a blank search, and the referral code that the search may be; VALIDATION_FAILED (`search`).
 */
export function parseSearch(
  search: string | null | undefined,
): Outcome<{ texts: SearchTexts | null; code: string | null }> {
  const sought = parseSearchTerm(search);
  if (!sought.ok) return sought;
  const { term } = sought;
  if (term === '') return { ok: true, texts: null, code: null };
  const number = term.replace(/[\s().-]/g, '');
  const isNumber = phoneLike.test(term) && number !== term && /\d{4}/.test(number);
  return { ok: true, texts: isNumber ? [term, number] : [term], code: toReferralId(term) };
}
