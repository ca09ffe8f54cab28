import { questionKeys, type QuestionKey } from '@waitlist/backend/questions';
import type { UserSort, UsersQueryVariables } from '../../generated/office.ts';
import { serverSort } from '../platform/server-sort.ts';
import { readUserFilter } from '../platform/user-filter.ts';
import { readTableQuery } from '../ui/table/table-query.ts';
import { usualSize } from '../ui/table/usual-size.ts';

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

/** What to ask the server for the list at an address. */
export function userListVariables(address: URLSearchParams): UsersQueryVariables {
  const defaults = { ...userListOrder, size: usualSize(), columns: [] };
  const { sort, page, size } = readTableQuery(address, defaults, []);
  return {
    filter: readUserFilter(address),
    ...serverSort(sort, sortColumns, 'JOINED_AT'),
    page,
    limit: size,
  };
}
