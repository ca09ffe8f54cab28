import { brokerWords } from '@waitlist/backend/broker-words';
import {
  useUsersQuery,
  type UserPartsFragment,
  type UserSort,
  type UsersQuery,
} from '../../generated/operations.ts';
import { userPath } from '../platform/office-paths.ts';
import { useListAnswer, type ListPage, searchedPage } from '../platform/list-answer.ts';
import { displayName } from '../platform/display-name.ts';
import { serverSort } from '../platform/server-sort.ts';
import { figure } from '../ui/figures.ts';
import { FilterChip } from '../ui/filter-chip.tsx';
import { Moment } from '../ui/moment.tsx';
import { sortedById, type Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmailLine } from '../ui/table/email-line.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { DownloadCsv } from './download-csv.tsx';
import { OwnerMark } from './owner-mark.tsx';
import { PersonLink } from './person-link.tsx';
import { StateBadge, StateSelect } from '../ui/user-state.tsx';
import { countryName, type UserFilters, useUserFilters } from './user-filters.ts';

/** In the address: not a column, but how well a user matches the search. */
const relevance = 'relevance';

/** The column of each of the server's sort fields. */
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
} as const satisfies Readonly<Record<UserSort, string>>;

type SortId = (typeof sortColumns)[UserSort];

const figureOrNull = (value: number | null) => (value === null ? null : figure(value));

const columns: readonly Column<UserPartsFragment>[] = [
  {
    id: 'name',
    title: 'FirstName, LastName, Email',
    fields: [
      { title: 'FirstName', sort: 'firstName' },
      { title: 'LastName', sort: 'lastName' },
      { title: 'Email', sort: 'email' },
    ],
    cell: (user) => (
      <span className="inline-flex max-w-full items-center gap-2 sm:w-60">
        <span className="min-w-0 truncate" title={displayName(user)}>
          {displayName(user)}
        </span>
        {user.state === 'BLOCKED' && <StateBadge state={user.state} />} <OwnerMark user={user} />
      </span>
    ),
    detail: ({ email }) => (email === '' ? null : <EmailLine email={email} />),
  },
  ...sortedById<UserPartsFragment>([
    { id: 'rank', title: 'Rank', figures: true, cell: ({ rank }) => figureOrNull(rank) },
    {
      id: 'referralPoints',
      title: 'Points',
      figures: true,
      descendingFirst: true,
      cell: ({ referralPoints }) => figure(referralPoints),
    },
    {
      id: 'referralCode',
      title: 'ReferralCode',
      cell: ({ referralCode, referrer }) =>
        referrer === null ? (
          referralCode
        ) : (
          <>
            {referralCode}
            <span
              className="block max-w-28 truncate text-caption max-sm:max-w-none"
              title={displayName(referrer)}
            >
              <PersonLink person={referrer} />
            </span>
          </>
        ),
    },
    {
      id: 'referralId',
      title: 'ReferralId',
      cell: ({ referralId }) => referralId,
      copies: ({ referralId }) => referralId,
    },
    {
      id: 'createdAt',
      title: 'Joined',
      descendingFirst: true,
      cell: ({ joinedAt }) => <Moment at={joinedAt} />,
    },
    { id: 'phoneNo', title: 'Phone Number', cell: ({ phone }) => phone, copies: ({ phone }) => phone },
    { id: 'broker', title: brokerWords.label, yields: true, cell: ({ brokerLabel }) => brokerLabel },
    { id: 'country', title: 'Country', hidden: true, cell: ({ countryName }) => countryName },
    {
      id: 'referralCount',
      title: 'Referrals',
      figures: true,
      descendingFirst: true,
      hidden: true,
      cell: ({ referralCount }) => figure(referralCount),
    },
    { id: 'state', title: 'State', hidden: true, cell: ({ state }) => <StateBadge state={state} /> },
  ] satisfies readonly Column<UserPartsFragment, SortId>[]),
];

/** All users, newest first; the results of a search by relevance. */
export function UsersPage() {
  const state = useTableQuery(columns, { sort: '-createdAt', searchSort: relevance });
  const { search, sort, page, size } = state.query;
  const filters = useUserFilters();
  const chosen = { country: filters.country, state: filters.state };
  const result = useUsersQuery({
    variables: { search, ...chosen, ...serverSort(sort, sortColumns, 'JOINED_AT'), page, limit: size },
    fetchPolicy: 'cache-and-network',
  });
  const answer = useListAnswer(result, pageOf);
  return (
    <DataTable
      title="Users"
      columns={columns}
      state={state}
      answer={answer}
      rowKey={({ id }) => id}
      rowLink={({ id }) => userPath(id)}
      filters={<Filters {...filters} />}
      filtered={chosen.country !== null || chosen.state !== null}
      actions={
        <DownloadCsv
          choice={{ search, ...chosen }}
          rows={answer.page?.rest.kind === 'numbered' ? answer.page.rest.total : null}
        />
      }
      empty={<p>No sign-ups yet. Users appear here as soon as they join the waitlist.</p>}
    />
  );
}

function Filters({ country, state, chooseCountry, chooseState }: UserFilters) {
  return (
    <>
      <StateSelect state={state} onChoose={chooseState} />
      {country !== null && (
        <FilterChip name="Country" value={countryName(country)} onRemove={() => chooseCountry('')} />
      )}
    </>
  );
}

const pageOf = ({ users }: UsersQuery): ListPage<UserPartsFragment> => searchedPage(users);
