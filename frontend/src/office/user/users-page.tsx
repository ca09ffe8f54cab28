import {
  useUsersQuery,
  type UserPartsFragment,
  type UserSort,
  type UsersQuery,
} from '../../generated/operations.ts';
import { userPath } from '../platform/office-paths.ts';
import { listAnswer, type ListPage } from '../platform/list-answer.ts';
import { displayFirstName } from '../platform/display-name.ts';
import { serverSort } from '../platform/server-sort.ts';
import { EmailText } from '../ui/email-text.tsx';
import { Moment } from '../ui/moment.tsx';
import { sortedById } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { DownloadCsv } from './download-csv.tsx';
import { OwnerMark } from './owner-mark.tsx';
import { StateBadge } from './user-state.tsx';

/** In the address: no column, but how well a user matches the search. */
const relevance = 'relevance';

/** The column that each of the server's sort fields belongs to. */
const sortColumns: Readonly<Record<UserSort, string>> = {
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
};

const figure = (value: number | null) => value?.toLocaleString('en') ?? null;

const columns = sortedById<UserPartsFragment>([
  {
    id: 'firstName',
    title: 'FirstName',
    cell: (user) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {displayFirstName(user)} {user.state === 'BLOCKED' && <StateBadge state={user.state} />}
      </span>
    ),
  },
  {
    id: 'lastName',
    title: 'LastName',
    names: true,
    cell: (user) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {user.lastName} <OwnerMark user={user} />
      </span>
    ),
  },
  {
    id: 'email',
    title: 'Email',
    yields: true,
    cell: ({ email }) => <EmailText email={email} />,
    copies: ({ email }) => email,
  },
  { id: 'phoneNo', title: 'Phone Number', cell: ({ phone }) => phone, copies: ({ phone }) => phone },
  {
    id: 'referralId',
    title: 'ReferralId',
    cell: ({ referralId }) => referralId,
    copies: ({ referralId }) => referralId,
  },
  { id: 'referralCode', title: 'ReferralCode', cell: ({ referralCode }) => referralCode },
  { id: 'broker', title: 'Broker', yields: true, cell: ({ brokerLabel }) => brokerLabel },
  { id: 'country', title: 'Country', hidden: true, cell: ({ countryName }) => countryName },
  {
    id: 'createdAt',
    title: 'Joined',
    descendingFirst: true,
    cell: ({ joinedAt }) => <Moment at={joinedAt} />,
  },
  { id: 'rank', title: 'Rank', figures: true, cell: ({ rank }) => figure(rank) },
  {
    id: 'referralPoints',
    title: 'Points',
    figures: true,
    descendingFirst: true,
    cell: ({ referralPoints }) => figure(referralPoints),
  },
  {
    id: 'referralCount',
    title: 'Referrals',
    figures: true,
    descendingFirst: true,
    hidden: true,
    cell: ({ referralCount }) => figure(referralCount),
  },
  { id: 'state', title: 'State', hidden: true, cell: ({ state }) => <StateBadge state={state} /> },
]);

/** Everybody who joined, newest first; of a search, the best matches first. */
export function UsersPage() {
  const state = useTableQuery(columns, { sort: '-createdAt', searchSort: relevance });
  const { search, sort, page, size } = state.query;
  const result = useUsersQuery({
    variables: { search, ...serverSort(sort, sortColumns, 'JOINED_AT'), page, limit: size },
    fetchPolicy: 'cache-and-network',
  });
  const answer = listAnswer(result, pageOf);
  return (
    <DataTable
      title="Users"
      columns={columns}
      state={state}
      answer={answer}
      rowKey={({ id }) => id}
      rowLink={({ id }) => userPath(id)}
      actions={
        <DownloadCsv
          search={search}
          rows={answer.page?.rest.kind === 'numbered' ? answer.page.rest.total : null}
        />
      }
      empty={<p>Nobody has joined yet. Whoever joins the waitlist appears here.</p>}
    />
  );
}

function pageOf({ users }: UsersQuery): ListPage<UserPartsFragment> {
  const { docs, totalDocs, totalIsExact } = users;
  return { rows: docs, rest: { kind: 'numbered', total: totalDocs, atLeast: !totalIsExact } };
}
