import { Link } from 'react-router-dom';
import { useReferralCountsQuery, type ReferralCountsQuery } from '../../../generated/operations.ts';
import { adminPaths, treePath } from '../../../platform/admin/admin-paths.ts';
import { listAnswer, numberedPage } from '../../../platform/admin/list-answer.ts';
import { actionLook } from '../../../ui/admin/action-button.tsx';
import type { Column } from '../../../ui/admin/table/columns.ts';
import { DataTable } from '../../../ui/admin/table/data-table.tsx';
import { useTableQuery } from '../../../ui/admin/table/use-table-query.ts';

type Referrer = ReferralCountsQuery['referralCounts']['docs'][number];

const columns: readonly Column<Referrer>[] = [
  { id: 'firstName', title: 'FirstName', cell: ({ firstName }) => firstName },
  { id: 'lastName', title: 'LastName', cell: ({ lastName }) => lastName, names: true },
  { id: 'email', title: 'Email', cell: ({ email }) => email, copies: ({ email }) => email },
  {
    id: 'referralPoints',
    title: 'ReferralPt',
    figures: true,
    cell: ({ referralPoints }) => referralPoints.toLocaleString('en'),
  },
  {
    id: 'referralCount',
    title: 'ReferralCount',
    figures: true,
    cell: ({ referralCount }) => referralCount.toLocaleString('en'),
  },
];

/** Those who referred somebody, most points first. */
export function ReferralCountsPage() {
  const state = useTableQuery(columns);
  const { page, size } = state.query;
  const result = useReferralCountsQuery({
    variables: { page, limit: size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DataTable
      title="Referral Count"
      columns={columns}
      state={state}
      searchable={false}
      answer={listAnswer(result, (data) => numberedPage(data.referralCounts))}
      rowKey={({ userId }) => userId}
      rowLink={({ userId }) => treePath(userId)}
      actions={
        <Link to={adminPaths.countDetails} className={actionLook('plain')}>
          Largest trees
        </Link>
      }
      empty={<p>Nobody has referred anybody yet. Whoever brings the first person appears here.</p>}
    />
  );
}
