import { useState } from 'react';
import { AmbassadorsDocument, type AmbassadorSort } from '../../generated/office.ts';
import { useList, numberedPage } from '../platform/use-list.ts';
import { serverSort } from '../platform/server-sort.ts';
import { CutText } from '../ui/cut-text.tsx';
import { Moment } from '../ui/moment.tsx';
import { OneLine } from '../ui/one-line.tsx';
import { Select } from '../ui/select.tsx';
import { type Column, sortedById } from '../ui/table/columns.ts';
import { CopyValue } from '../ui/table/copy-value.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { useFilter, useTableQuery } from '../ui/table/use-table-query.ts';
import { type Application, deletedApplicant, isErased, statusOf, statusOptions } from './application.ts';
import { ExportButton } from './export-button.tsx';
import { NotesButton, OpenNotesContext } from './notes-button.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { SignupOf } from './signup-of.tsx';
import { StatusMenu } from './status-menu.tsx';

/** The column of each of the server's sort fields. */
const sortColumns = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  PHONE: 'phone',
  EMAIL: 'email',
  COLLEGE_NAME: 'collegeName',
  MESSAGE: 'message',
  APPLIED_AT: 'appliedAt',
  STATUS: 'status',
  REFERRALS: 'signup',
} as const satisfies Readonly<Record<AmbassadorSort, string>>;

type SortId = (typeof sortColumns)[AmbassadorSort];

const columns = sortedById<Application>([
  {
    id: 'firstName',
    title: 'FirstName',
    cell: (application) => (isErased(application) ? deletedApplicant : application.firstName),
  },
  {
    id: 'lastName',
    title: 'LastName',
    // The first column already shows the whole name.
    cell: (application) => (isErased(application) ? <span /> : application.lastName),
    names: true,
  },
  { id: 'phone', title: 'Phone No', cell: ({ phone }) => phone, copies: ({ phone }) => phone },
  {
    id: 'email',
    title: 'Email, Friends',
    fields: [
      { title: 'Email', sort: 'email' },
      { title: 'Friends', sort: 'signup', descendingFirst: true },
    ],
    cell: (application) =>
      isErased(application) ? null : (
        <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
          <CopyValue text={application.email} what="email">
            <OneLine text={application.email} />
          </CopyValue>
          <SignupOf application={application} />
        </span>
      ),
  },
  { id: 'collegeName', title: 'College Name', cell: ({ collegeName }) => collegeName },
  {
    id: 'message',
    title: 'Message',
    wraps: true,
    cell: ({ message }) => (message === '' ? null : <CutText text={message} what="message" />),
  },
  {
    id: 'appliedAt',
    title: 'Applied',
    descendingFirst: true,
    cell: ({ appliedAt }) => <Moment at={appliedAt} />,
  },
  {
    id: 'status',
    title: 'Status',
    fixed: true,
    cell: (application) =>
      isErased(application) ? null : (
        <span className="flex flex-wrap gap-1.5 sm:grid sm:justify-items-start">
          <StatusMenu application={application} />
          <NotesButton application={application} />
        </span>
      ),
  },
] satisfies readonly Column<Application, SortId>[]);

/** The applications of campus ambassadors, newest first. */
export function AmbassadorsPage() {
  const state = useTableQuery(columns, { sort: '-appliedAt' });
  const { search, sort, page, size } = state.query;
  const [chosen, choose] = useFilter('status');
  const status = statusOf(chosen);
  const answer = useList(
    AmbassadorsDocument,
    { variables: { search, status, ...serverSort(sort, sortColumns, 'APPLIED_AT'), page, limit: size } },
    (data) => numberedPage(data.ambassadors),
  );
  const [notes, setNotes] = useState<{ application: Application; open: boolean } | null>(null);
  return (
    <OpenNotesContext value={(application) => setNotes({ application, open: true })}>
      <DataTable
        title="Ambassadors"
        columns={columns}
        state={state}
        answer={answer}
        searchable
        rowKey={({ id }) => id}
        filters={
          <Select
            label="Status"
            className="w-full sm:w-40"
            value={status ?? ''}
            options={[{ value: '', text: 'Every status' }, ...statusOptions]}
            onChoose={choose}
          />
        }
        filtered={status !== null}
        actions={<ExportButton search={search} status={status} />}
        empty={<p>No applications yet. Applications from the site appear here.</p>}
      />
      {notes !== null && (
        <NotesPanel
          key={notes.application.id}
          {...notes}
          onClose={() => setNotes({ ...notes, open: false })}
        />
      )}
    </OpenNotesContext>
  );
}
