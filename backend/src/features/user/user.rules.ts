import { findCountry } from '../../platform/countries/countries.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { findOption } from '../../platform/forms/question.ts';
import { parseSearchTerm, readSearch, type SearchText } from '../../platform/paging/search.ts';
import type { ListOrder } from '../../platform/paging/short-list.ts';
import { type SignupState, signupStates } from '../invite/invite.state.ts';
import { allChoices, type QuestionKey, questionKeys } from '../../questions.form.ts';
import { sourceText } from '../source/source.rules.ts';
import { toReferralId } from '../referral/referral.rules.ts';

/** The sort fields of users, in REST's names. */
export const userSorts = [
  ...(['firstName', 'lastName', 'email', 'phoneNo', 'country'] as const),
  ...questionKeys,
  ...([
    'referralId',
    'referralCode',
    'source',
    'campaign',
    'referralPoints',
    'referralCount',
    'rank',
    'createdAt',
    'state',
    'relevance',
  ] as const),
] as const;
export type UserSort = (typeof userSorts)[number];

/**
 * The sort order of users. Ties are in join order, reversed if the order is; points, referrals and ranks are best or most
 * first in join order, and backwards. Relevance has one direction, best first: the owner of the exact code searched for,
 * the users who joined with it, then everyone else, each by points, whatever their state.
 */
export type UserOrder = ListOrder<UserSort>;

/** The sort fields of users with referrals, likewise. */
export const referrerSorts = ['referralPoints', 'referralCount'] as const satisfies readonly UserSort[];
export type ReferrerSort = (typeof referrerSorts)[number];

/** Most points first. */
export const mostPointsFirst: ListOrder<ReferrerSort> = { sort: 'referralPoints', direction: 'descending' };

/** A valid search. */
export interface Sought extends SearchText {
  /** The referral code that the search may be. */
  readonly code: string | null;
}

/** Which users to list or export. Fields that are missing, null or blank are ignored. */
export interface UserChoice {
  /** Words, each part of a name, email, phone, entered code, own code or id, in any case and with or without accents. */
  readonly search?: string | null | undefined;
  /** ISO code or English name of the country they stated. Erased users have none. */
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
  /** Whether they have held credits; `true`, also as text. */
  readonly held?: boolean | string | null | undefined;
  /** Where they came from at first: the name of the source, and its campaign. */
  readonly source?: string | null | undefined;
  readonly campaign?: string | null | undefined;
  /** For each choice, the slug or label of an answer. */
  readonly answers?: Readonly<Record<string, string | null | undefined>>;
}

/** A valid {@link UserChoice}; null: any. */
export interface Wanted {
  readonly search: Sought | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly state: SignupState | null;
  /** Only users who have held credits. */
  readonly held: boolean;
  readonly source: string | null;
  readonly campaign: string | null;
  /** Slugs by question; a question that is missing does not matter. */
  readonly answers: Readonly<Partial<Record<QuestionKey, string>>>;
  /** Only users who have points, because others joined with their code. */
  readonly scored: boolean;
}

/** Parses which users to list. @returns VALIDATION_FAILED (`search`, `country`, `state`, `held`, or the name of a choice). */
export function parseChoice({
  search,
  country,
  state,
  held,
  source,
  campaign,
  answers = {},
}: UserChoice): Outcome<{ wanted: Wanted }> {
  const sought = parseSearchTerm(search);
  if (!sought.ok) return sought;
  const { term } = sought;
  const asked = { country: country?.trim() ?? '', state: state?.trim() ?? '' };
  const code = findCountry(asked.country)?.code ?? null;
  const known = signupStates.find((one) => one === asked.state) ?? null;
  const chosen = readAnswers(answers);
  const askedHeld = String(held ?? '').trim();
  const faults = {
    ...chosen.faults,
    ...(asked.country !== '' &&
      code === null && { country: 'country must be the ISO code or English name of a country' }),
    ...(!['', 'true', 'false'].includes(askedHeld) && { held: 'held must be true or false' }),
    ...(asked.state !== '' && known === null && { state: `state must be one of ${signupStates.join(', ')}` }),
  };
  if (Object.keys(faults).length > 0) return invalidFields(faults);
  return {
    ok: true,
    wanted: {
      search: term === '' ? null : { ...readSearch(term), code: toReferralId(term) },
      country: code,
      state: known,
      held: askedHeld === 'true',
      source: sourceText(source ?? '') || null,
      campaign: sourceText(campaign ?? '') || null,
      answers: chosen.slugs,
      scored: false,
    },
  };
}

/** The wanted answers, and what is wrong with them. */
function readAnswers(given: Readonly<Record<string, string | null | undefined>>) {
  const slugs: Partial<Record<QuestionKey, string>> = {};
  const faults: Record<string, string> = {};
  for (const { key, question } of allChoices) {
    const text = given[key]?.trim() ?? '';
    if (text === '') continue;
    const option = findOption(question, text);
    if (option === null) faults[key] = `${key} must be one of the ${question.words.many} of the form`;
    else slugs[key] = option.slug;
  }
  return { slugs, faults };
}
