import { Link } from 'react-router-dom';
import {
  ReferralCountsDocument,
  type ReferralCountSort,
  type ReferralCountsQuery,
} from '../../generated/office.ts';
import { officePaths, treePath } from '../platform/office-paths.ts';
import { useList, type ListPage, searchedPage } from '../platform/use-list.ts';
import { displayFirstName } from '../platform/display-name.ts';
import { serverSort } from '../platform/server-sort.ts';
import { isFiltered } from '../platform/user-filter.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { AddFilter, FilterChips, foundText } from '../ui/filter/filter-bar.tsx';
import { useUserFilter } from '../ui/filter/use-user-filter.ts';
import { figure } from '../ui/format.ts';
import { StateBadge } from '../ui/user-state.tsx';

type Referrer = ReferralCountsQuery['referralCounts']['docs'][number];

/** The column of each of the server's sort fields. Referrers cannot be sorted by name. */
const sortColumns: Readonly<Record<ReferralCountSort, string>> = {
  REFERRAL_POINTS: 'referralPoints',
  REFERRAL_COUNT: 'referralCount',
};

const columns: readonly Column<Referrer>[] = [
  { id: 'firstName', title: 'FirstName', cell: displayFirstName },
  { id: 'lastName', title: 'LastName', cell: ({ lastName }) => lastName, names: true },
  { id: 'email', title: 'Email', cell: ({ email }) => email, copies: ({ email }) => email },
  {
    id: 'referralPoints',
    sort: 'referralPoints',
    descendingFirst: true,
    title: 'ReferralPt',
    figures: true,
    cell: ({ referralPoints }) => figure(referralPoints),
  },
  {
    id: 'referralCount',
    sort: 'referralCount',
    descendingFirst: true,
    title: 'ReferralCount',
    figures: true,
    cell: ({ referralCount }) => figure(referralCount),
  },
  { id: 'state', title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
];

/** The search box asks for it. */
const inSearchBox = ['search'];

/** Users with referrals, whatever their state, most points first. */
export function ReferralCountsPage() {
  const table = useTableQuery(columns, { sort: '-referralPoints' });
  const { sort, page, size } = table.query;
  const [filter, change] = useUserFilter();
  const bar = { filter, onChange: change, except: inSearchBox } as const;
  const answer = useList(
    ReferralCountsDocument,
    { variables: { filter, ...serverSort(sort, sortColumns, 'REFERRAL_POINTS'), page, limit: size } },
    pageOf,
  );
  return (
    <DataTable
      title="Referral Count"
      columns={columns}
      state={table}
      answer={answer}
      searchable
      rowKey={({ userId }) => userId}
      rowLink={({ userId }) => treePath(userId)}
      filters={<AddFilter {...bar} />}
      chips={<FilterChips {...bar} found={foundText(answer)} />}
      filtered={isFiltered({ ...filter, search: null })}
      actions={
        <Link to={officePaths.countDetails} className={buttonStyle('plain')}>
          Largest trees
        </Link>
      }
      nothing={(sought) => <NoReferrer search={sought} />}
      empty={<p>No referrals yet. Users appear here once someone joins with their code.</p>}
    />
  );
}

/** Who is searched for may well be on the waitlist. */
function NoReferrer({ search }: { search: string }) {
  if (search === '') return <span>No user with referrals matches these filters.</span>;
  return (
    <>
      <span>{`No user with referrals matches “${search}”.`}</span>{' '}
      <Link to={`${officePaths.users}?${new URLSearchParams({ search })}`} className="text-link">
        Search all users
      </Link>
    </>
  );
}

const pageOf = ({ referralCounts }: ReferralCountsQuery): ListPage<Referrer> => searchedPage(referralCounts);
