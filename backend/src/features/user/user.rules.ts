import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { parseSearchTerm } from '../../platform/paging/search.ts';
import type { ListOrder } from '../../platform/paging/short-list.ts';
import { type SignupState, signupStates } from '../invite/invite.state.ts';
import { toReferralId } from '../referral/referral.rules.ts';

/** The sort fields of users, in REST's names. */
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
 * The sort order of users. Ties are in join order, reversed if the order is. Relevance has one direction, best first: the
 * owner of the exact code searched for, the users who joined with it, then everyone else by rank.
 */
export type UserOrder = ListOrder<UserSort>;

/** A search: a user matches if they have one of the texts, taken literally. */
export type SearchTexts = readonly [string, ...string[]];

const phoneLike = /^\+?[\d\s().-]+$/;

/**
 * Parses a search term; a phone number is also searched in its stored form, without separators.
 *
 * @returns the texts, null for a blank search, and the referral code that the search may be; VALIDATION_FAILED
 * (`search`).
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

/** Which users to list or export. Fields that are missing, null or blank are ignored. */
export interface UserChoice {
  /** Part of a name, email, phone, entered code, own code or id, ignoring case. */
  readonly search?: string | null | undefined;
  /** ISO code or English name of the country they stated. Erased users have none. */
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

/** A valid {@link UserChoice}; null: any. */
export interface Wanted {
  readonly texts: SearchTexts | null;
  /** The referral code that the search may be. */
  readonly code: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly state: SignupState | null;
}

/** Parses which users to list. @returns VALIDATION_FAILED (`search`, `country`, `state`). */
export function parseChoice({ search, country, state }: UserChoice): Outcome<{ wanted: Wanted }> {
  const sought = parseSearch(search);
  if (!sought.ok) return sought;
  const asked = { country: country?.trim() ?? '', state: state?.trim() ?? '' };
  const code = findCountry(asked.country)?.code ?? null;
  const known = signupStates.find((one) => one === asked.state) ?? null;
  const faults = {
    ...(asked.country !== '' &&
      code === null && { country: 'country must be the ISO code or English name of a country' }),
    ...(asked.state !== '' && known === null && { state: `state must be one of ${signupStates.join(', ')}` }),
  };
  if (Object.keys(faults).length > 0) return invalidFields(faults);
  return { ok: true, wanted: { texts: sought.texts, code: sought.code, country: code, state: known } };
}
