import type { UserSort, UserState, UsersQueryVariables } from '../../generated/office.ts';
import { serverSort } from '../platform/server-sort.ts';
import { readTableQuery } from '../ui/table/table-query.ts';
import { usualSize } from '../ui/table/usual-size.ts';
import { stateIn } from '../ui/user-state.tsx';

/** In the address: not a column, but how well a user matches the search. */
const relevance = 'relevance';

/** The columns of the server's sort fields. A question that has no column has none here. */
const sortColumns = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phoneNo',
  COUNTRY: 'country',
  BROKER: 'broker',
  REFERRAL_ID: 'referralId',
  REFERRAL_CODE: 'referralCode',
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
  RANK: 'rank',
  JOINED_AT: 'createdAt',
  STATE: 'state',
  RELEVANCE: relevance,
} as const satisfies Readonly<Partial<Record<UserSort, string>>>;

export type UserSortId = (typeof sortColumns)[keyof typeof sortColumns];

/** Newest first; the results of a search by relevance. */
export const userListOrder = { sort: '-createdAt', searchSort: relevance } as const;

/** Which users a list contains; null: all. */
export interface UserFilters {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly state: UserState | null;
}

/** What to ask the server for the list at an address, and whether filters are among it; invalid values are ignored. */
export function userListVariables(
  address: URLSearchParams,
): UsersQueryVariables & UserFilters & { readonly search: string } {
  const defaults = { ...userListOrder, size: usualSize(), columns: [] };
  const { search, sort, page, size } = readTableQuery(address, defaults, []);
  const country = address.get('country') ?? '';
  return {
    search,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    state: stateIn(address.get('state')),
    ...serverSort(sort, sortColumns, 'JOINED_AT'),
    page,
    limit: size,
  };
}
