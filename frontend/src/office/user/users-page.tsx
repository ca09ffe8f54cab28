import { allChoices, allQuestions } from '@waitlist/backend/questions';
import { Link, useSearchParams } from 'react-router-dom';
import {
  UsersDocument,
  type UserPartsFragment as UserParts,
  type UsersQuery,
} from '../../generated/office.ts';
import { useHasRole } from '../platform/me.ts';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { useList, type ListPage, searchedPage } from '../platform/use-list.ts';
import { displayName } from '../platform/display-name.ts';
import { AddFilter, FilterChips, foundText } from '../ui/filter/filter-bar.tsx';
import { useUserFilter } from '../ui/filter/use-user-filter.ts';
import { figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { sortedById, type Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmailLine } from '../ui/table/email-line.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { AddUser } from './add-user.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { isFiltered } from '../platform/user-filter.ts';
import { ownsCode } from '../platform/owns-code.ts';
import { Badge } from '../ui/badge.tsx';
import { sourceLabel } from '../ui/source-label.ts';
import { PersonLink } from '../ui/person-link.tsx';
import { noRankText } from './no-rank.ts';
import { ViewsMenu } from './views-menu.tsx';
import { LeavingBadge, StateBadge } from '../ui/user-state.tsx';
import { SelectedLine, useSelectedUsers } from './selected-users.tsx';
import { userListOrder, userListVariables, type UserSortId } from './user-list.ts';

const answerTo = ({ answers }: UserParts, key: string) =>
  answers.find(({ question }) => question === key)?.text ?? null;

/** A rank, or on its title why there is none. */
function Rank({ rank, state }: Pick<UserParts, 'rank' | 'state'>) {
  if (rank !== null) return figure(rank);
  return (
    <span className="text-fg-3" title={noRankText(state)}>
      None
    </span>
  );
}

const columns: readonly Column<UserParts>[] = [
  {
    id: 'name',
    title: 'FirstName, LastName, Email',
    fields: [
      { title: 'FirstName', sort: 'firstName' },
      { title: 'LastName', sort: 'lastName' },
      { title: 'Email', sort: 'email' },
    ],
    cell: (user) => (
      <span className="inline-flex max-w-full items-center gap-2 sm:w-56">
        <span className="min-w-0 truncate" title={displayName(user)}>
          {displayName(user)}
        </span>
        <LeavingBadge user={user} /> <OwnerMark user={user} />
      </span>
    ),
    detail: ({ email }) => (email === '' ? null : <EmailLine email={email} />),
  },
  ...sortedById<UserParts>([
    { id: 'phoneNo', title: 'Phone Number', cell: ({ phone }) => phone, copies: ({ phone }) => phone },
    {
      id: 'referralId',
      title: 'ReferralId',
      cell: ({ referralId }) => referralId,
      copies: ({ referralId }) => referralId,
    },
    {
      id: 'referralCode',
      title: 'ReferralCode',
      cell: ({ referralCode, referrer }) =>
        referrer === null ? (
          referralCode
        ) : (
          <>
            <span>{referralCode}</span>
            <span
              className="block max-w-28 truncate text-caption max-sm:max-w-none"
              title={displayName(referrer)}
            >
              <PersonLink person={referrer} />
            </span>
          </>
        ),
    },
    ...allQuestions.map(({ key, question: { label } }) => ({
      id: key,
      title: label,
      shrinks: true,
      hidden: key !== allChoices[0]?.key, // no second one fits beside the others
      cell: (user: UserParts) => answerTo(user, key),
    })),
    { id: 'state', title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'country', title: 'Country', shrinks: true, cell: ({ countryName }) => countryName },
    {
      id: 'rank',
      title: 'Rank',
      figures: true,
      cell: ({ rank, state }) => <Rank rank={rank} state={state} />,
    },
    {
      id: 'referralPoints',
      title: 'Points',
      figures: true,
      descendingFirst: true,
      cell: ({ referralPoints }) => figure(referralPoints),
    },
    {
      id: 'createdAt',
      title: 'Joined (UTC)',
      descendingFirst: true,
      cell: ({ joinedAt }) => <Moment at={joinedAt} />,
    },
    {
      id: 'referralCount',
      title: 'Referrals',
      figures: true,
      descendingFirst: true,
      hidden: true,
      cell: ({ referralCount }) => figure(referralCount),
    },
    {
      id: 'source',
      title: 'Source',
      hidden: true,
      cell: ({ source }) => (source === null ? null : sourceLabel(source)),
    },
    { id: 'campaign', title: 'Campaign', shrinks: true, hidden: true, cell: ({ campaign }) => campaign },
  ] satisfies readonly Column<UserParts, UserSortId>[]),
  { id: 'tags', title: 'Tags', shrinks: true, hidden: true, cell: ({ tags }) => tags.join(', ') || null },
];

/** The search box asks for it. */
const inSearchBox = ['search'];

/** All users, newest first; the results of a search by relevance. */
export function UsersPage() {
  const isAdmin = useHasRole('ADMIN');
  const table = useTableQuery(columns, userListOrder);
  const [params] = useSearchParams();
  const variables = userListVariables(params);
  const [filter, change] = useUserFilter();
  const bar = { filter, onChange: change, except: inSearchBox } as const;
  const answer = useList(UsersDocument, { variables }, pageOf);
  const rows = answer.page?.rows ?? noUsers;
  const listed = answer.page?.rest.kind === 'numbered' ? answer.page.rest : null;
  const selected = useSelectedUsers(rows);
  const mayAct = useHasRole('EDITOR');
  return (
    <DataTable
      title="Users"
      columns={columns}
      state={table}
      answer={answer}
      searchable
      rowKey={({ id }) => id}
      rowLink={({ id }) => userPath(id)}
      {...(mayAct && { selection: selected.selection })}
      views={<ViewsMenu />}
      filters={<AddFilter {...bar} />}
      chips={
        <>
          <FilterChips {...bar} found={foundText(answer)} />
          <SelectedLine selected={selected} rows={rows} filter={filter} listed={listed} />
        </>
      }
      filtered={isFiltered({ ...filter, search: null })}
      actions={
        <>
          <AddUser />
          <DownloadCsv filter={filter} columns={table.query.columns} selected={selected} listed={listed} />
        </>
      }
      empty={
        <p>
          No sign-ups yet. Users appear here as soon as they join the waitlist.
          {isAdmin && <span> </span>}
          {isAdmin && (
            <Link to={officePaths.importUsers} className="text-link">
              Import users of another waitlist
            </Link>
          )}
        </p>
      }
    />
  );
}

const noUsers: readonly UserParts[] = [];

const pageOf = ({ users }: UsersQuery): ListPage<UserParts> => searchedPage(users);

/** Marks the owner of the referral code that the list is searched for. */
function OwnerMark({ user }: { user: UserParts }) {
  const [params] = useSearchParams();
  return ownsCode(params.get('search') ?? '', user) ? <Badge tone="good">Owner</Badge> : null;
}
