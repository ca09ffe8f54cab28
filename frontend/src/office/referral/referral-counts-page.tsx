import { Link } from 'react-router-dom';
import {
  useReferralCountsQuery,
  type ReferralCountSort,
  type ReferralCountsQuery,
  type ReferrerStanding,
} from '../../generated/operations.ts';
import { officePaths, treePath } from '../platform/office-paths.ts';
import { listAnswer, type ListPage } from '../platform/list-answer.ts';
import { displayFirstName } from '../platform/display-name.ts';
import { serverSort } from '../platform/server-sort.ts';
import { actionLook } from '../ui/action-button.tsx';
import type { Column } from '../ui/table/columns.ts';
import { Segments } from '../ui/segments.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery } from '../ui/table/use-table-query.ts';
import { figure } from '../ui/figures.ts';

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
];

const standings: readonly { readonly value: ReferrerStanding; readonly text: string }[] = [
  { value: 'WAITING', text: 'Waiting' },
  { value: 'AWAY', text: 'Invited' },
];
const empty: Readonly<Record<ReferrerStanding, string>> = {
  WAITING: 'No referrals yet. Users appear here once someone joins with their code.',
  AWAY: 'No invited user has referrals. Users move here from “Waiting” when they are invited.',
};

/** Users with referrals, by default those who are waiting, sorted by points. */
export function ReferralCountsPage() {
  const state = useTableQuery(columns, { sort: '-referralPoints' });
  const { search, sort, page, size } = state.query;
  const [standing, choose] = useFilter('among');
  const among = standing === 'AWAY' ? 'AWAY' : 'WAITING';
  const result = useReferralCountsQuery({
    variables: { search, among, ...serverSort(sort, sortColumns, 'REFERRAL_POINTS'), page, limit: size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DataTable
      title="Referral Count"
      columns={columns}
      state={state}
      answer={listAnswer(result, pageOf)}
      rowKey={({ userId }) => userId}
      rowLink={({ userId }) => treePath(userId)}
      filters={
        <Segments
          label="Whose referrals"
          value={among}
          options={standings}
          onChoose={(chosen) => choose(chosen === 'AWAY' ? chosen : '')}
        />
      }
      actions={
        <Link to={officePaths.countDetails} className={actionLook('plain')}>
          Largest trees
        </Link>
      }
      empty={<p>{empty[among]}</p>}
    />
  );
}

function pageOf({ referralCounts }: ReferralCountsQuery): ListPage<Referrer> {
  const { docs, totalDocs, totalIsExact } = referralCounts;
  return { rows: docs, rest: { kind: 'numbered', total: totalDocs, atLeast: !totalIsExact } };
}
