import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MailingKind, MailingLineFragment } from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import type { ListAnswer } from '../platform/use-list.ts';
import { useHasRole } from '../platform/me.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import { Moment } from '../ui/moment.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { TableState } from '../ui/table/use-table-query.ts';
import { kindWords } from './mailing-kinds.ts';
import { MailingBadge, MailingProgress } from './mailing-state.tsx';
import { Colleague } from '../ui/colleague.tsx';

const refreshMs = 10_000;

/** The query options of a list of mailings. */
export const liveList = polled(refreshMs);
export const listDefaults = { sort: '-createdAt', size: 25 } as const;

/** The columns that every kind has, to combine with its own. */
export const lineColumns = <Row,>(lineOf: (row: Row) => MailingLineFragment) =>
  ({
    name: { id: 'name', title: 'Name', cell: (row) => lineOf(row).name },
    state: { id: 'state', title: 'State', cell: (row) => <MailingBadge state={lineOf(row).state} /> },
    progress: { id: 'progress', title: 'Progress', cell: (row) => <MailingProgress mailing={lineOf(row)} /> },
    started: { id: 'started', title: 'Started', cell: (row) => <Started line={lineOf(row)} /> },
    createdBy: {
      id: 'createdBy',
      title: 'Created by',
      cell(row) {
        const { createdBy } = lineOf(row);
        return createdBy === null ? 'An API key' : <Colleague by={createdBy} />;
      },
    },
  }) satisfies Readonly<Record<string, Column<Row>>>;

function Started({ line: { startedAt, startsAt, createdAt } }: { line: MailingLineFragment }) {
  if (startedAt !== null) return <Moment at={startedAt} withTime />;
  return (
    <span className="text-fg-3">
      <span>{startsAt === null ? 'Created ' : 'Starts '}</span>
      <Moment at={startsAt ?? createdAt} withTime />
    </span>
  );
}

interface MailingListProps<Row> {
  kind: MailingKind;
  title: string;
  columns: readonly Column<Row>[];
  state: TableState;
  answer: ListAnswer<Row>;
  rowId: (row: Row) => string;
  /** The purpose of the kind, in a line above the list, and more of it if the list is empty. */
  about: string;
  aboutMore: ReactNode;
}

/** All mailings of a kind, newest first. */
export function MailingList<Row>(props: MailingListProps<Row>) {
  const { kind, title, columns, state, answer, rowId, about, aboutMore } = props;
  const mayWrite = useHasRole('EDITOR');
  const { many, path } = kindWords[kind];
  return (
    <DataTable
      title={title}
      columns={columns}
      state={state}
      answer={answer}
      rowKey={rowId}
      rowLink={(row) => path(rowId(row))}
      filters={<p className="min-w-0 flex-1 basis-64">{about}</p>}
      empty={
        <>
          <p className="max-w-md">
            <span>{`There are no ${many} yet.`}</span> <span>{aboutMore}</span>
          </p>
          {mayWrite && <NewLink kind={kind} />}
        </>
      }
      actions={mayWrite && <NewLink kind={kind} />}
    />
  );
}

function NewLink({ kind }: { kind: MailingKind }) {
  const { one, newPath } = kindWords[kind];
  return (
    <Link to={newPath} className={buttonStyle('main')}>
      <PlusIcon size={16} />
      <span>{`New ${one}`}</span>
    </Link>
  );
}
