import {
  forEachChoiceKey,
  questionKeys,
  type ChoiceKey,
  type QuestionKey,
} from '@waitlist/backend/questions';
import type { UserSort, UserState, UsersQueryVariables } from '../../generated/office.ts';
import { serverSort } from '../platform/server-sort.ts';
import { readTableQuery } from '../ui/table/table-query.ts';
import { usualSize } from '../ui/table/usual-size.ts';
import { stateIn } from '../ui/user-state.tsx';

/** In the address: not a column, but how well a user matches the search. */
const relevance = 'relevance';

const ownColumns = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phoneNo',
  COUNTRY: 'country',
  REFERRAL_ID: 'referralId',
  REFERRAL_CODE: 'referralCode',
  SOURCE: 'source',
  CAMPAIGN: 'campaign',
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
  RANK: 'rank',
  JOINED_AT: 'createdAt',
  STATE: 'state',
  RELEVANCE: relevance,
} as const satisfies Readonly<Partial<Record<UserSort, string>>>;

/** The columns of the server's sort fields. The field of a question has its key in capitals: `PLACE_OF_STUDY`. */
const sortColumns: Readonly<Partial<Record<UserSort, string>>> = {
  ...ownColumns,
  ...Object.fromEntries(questionKeys.map((key) => [key.replace(/[A-Z]/g, '_$&').toUpperCase(), key])),
};

export type UserSortId = (typeof ownColumns)[keyof typeof ownColumns] | QuestionKey;

/** Newest first; the results of a search by relevance. */
export const userListOrder = { sort: '-createdAt', searchSort: relevance } as const;

/** Which users a list contains, by their answers, too; null: all. */
export interface UserFilters extends Readonly<Record<ChoiceKey, string | null>> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly state: UserState | null;
  /** True: only those who have held credits. */
  readonly held: true | null;
  /** Where they came from at first: the name of the source, and its campaign. */
  readonly source: string | null;
  readonly campaign: string | null;
}

/** The filters of the list at an address; invalid values are ignored. */
export function userFilters(address: URLSearchParams): UserFilters {
  const country = address.get('country') ?? '';
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    state: stateIn(address.get('state')),
    held: address.get('held') === 'true' ? true : null,
    source: orNull(address.get('source')),
    campaign: orNull(address.get('campaign')),
    ...forEachChoiceKey(
      ({ key, question }) => question.options.find(({ slug }) => slug === address.get(key))?.slug ?? null,
    ),
  };
}

const orNull = (text: string | null): string | null => (text === '' ? null : text);

/** What to ask the server for the list at an address. */
export function userListVariables(
  address: URLSearchParams,
): UsersQueryVariables & { readonly search: string } {
  const defaults = { ...userListOrder, size: usualSize(), columns: [] };
  const { search, sort, page, size } = readTableQuery(address, defaults, []);
  return {
    search,
    ...userFilters(address),
    ...serverSort(sort, sortColumns, 'JOINED_AT'),
    page,
    limit: size,
  };
}
