import { useAmbassadorsQuery, type AmbassadorsQuery } from '../../../generated/operations.ts';
import { listAnswer, numberedPage } from '../../../platform/admin/list-answer.ts';
import { CutText } from '../../../ui/admin/cut-text.tsx';
import { Moment } from '../../../ui/admin/moment.tsx';
import type { Column } from '../../../ui/admin/table/columns.ts';
import { DataTable } from '../../../ui/admin/table/data-table.tsx';
import { useTableQuery } from '../../../ui/admin/table/use-table-query.ts';

type Application = AmbassadorsQuery['ambassadors']['docs'][number];

const columns: readonly Column<Application>[] = [
  { id: 'firstName', title: 'FirstName', cell: ({ firstName }) => firstName },
  { id: 'lastName', title: 'LastName', cell: ({ lastName }) => lastName, names: true },
  { id: 'phone', title: 'Phone No', cell: ({ phone }) => phone, copies: ({ phone }) => phone },
  { id: 'email', title: 'Email', cell: ({ email }) => email, copies: ({ email }) => email },
  { id: 'collegeName', title: 'College Name', cell: ({ collegeName }) => collegeName },
  {
    id: 'message',
    title: 'Message',
    wraps: true,
    cell: ({ message }) => <CutText text={message} what="message" />,
  },
  { id: 'appliedAt', title: 'Applied', cell: ({ appliedAt }) => <Moment at={appliedAt} /> },
];

/** Who wants to be a campus ambassador, newest first. */
export function AmbassadorsPage() {
  const state = useTableQuery(columns);
  const { search, page, size } = state.query;
  const result = useAmbassadorsQuery({
    variables: { search, page, limit: size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DataTable
      title="Ambassadors"
      columns={columns}
      state={state}
      answer={listAnswer(result, (data) => numberedPage(data.ambassadors))}
      rowKey={({ id }) => id}
      empty={<p>Nobody has applied yet. Applications from the site appear here.</p>}
    />
  );
}
