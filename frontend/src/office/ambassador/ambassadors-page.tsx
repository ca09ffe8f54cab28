import {
  useAmbassadorsQuery,
  type AmbassadorSort,
  type AmbassadorsQuery,
} from '../../generated/operations.ts';
import { listAnswer, numberedPage } from '../platform/list-answer.ts';
import { serverSort } from '../platform/server-sort.ts';
import { CutText } from '../ui/cut-text.tsx';
import { Moment } from '../ui/moment.tsx';
import { sortedById } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';

type Application = AmbassadorsQuery['ambassadors']['docs'][number];

/** The column that each of the server's sort fields belongs to. */
const sortColumns: Readonly<Record<AmbassadorSort, string>> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  PHONE: 'phone',
  EMAIL: 'email',
  COLLEGE_NAME: 'collegeName',
  MESSAGE: 'message',
  APPLIED_AT: 'appliedAt',
};

const columns = sortedById<Application>([
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
  {
    id: 'appliedAt',
    title: 'Applied',
    descendingFirst: true,
    cell: ({ appliedAt }) => <Moment at={appliedAt} />,
  },
]);

/** Who wants to be a campus ambassador, newest first. */
export function AmbassadorsPage() {
  const state = useTableQuery(columns, { sort: '-appliedAt' });
  const { search, sort, page, size } = state.query;
  const result = useAmbassadorsQuery({
    variables: { search, ...serverSort(sort, sortColumns, 'APPLIED_AT'), page, limit: size },
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
