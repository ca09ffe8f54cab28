import { BroadcastsDocument, type BroadcastsQuery } from '../../generated/office.ts';
import { Audience } from '../mailing/mailing-facts.tsx';
import { lineColumns, listDefaults, liveList, MailingList } from '../mailing/mailing-list.tsx';
import { useList, numberedPage } from '../platform/use-list.ts';
import type { Column } from '../ui/table/columns.ts';
import { useTableQuery } from '../ui/table/use-table-query.ts';

type Broadcast = BroadcastsQuery['broadcasts']['docs'][number];

const { name, state: stateColumn, progress, started, createdBy } = lineColumns<Broadcast>((line) => line);

const columns: readonly Column<Broadcast>[] = [
  ...[name, stateColumn],
  {
    id: 'audience',
    title: 'Audience',
    wraps: true,
    shrinks: true,
    cell: ({ segment }) => (
      <span className="first-letter:uppercase">
        <Audience segment={segment} />
      </span>
    ),
  },
  ...[progress, started, createdBy],
];

/** All broadcasts, newest first. */
export function BroadcastsPage() {
  const state = useTableQuery(columns, listDefaults);
  const { page, size } = state.query;
  const answer = useList(
    BroadcastsDocument,
    { variables: { page, limit: size }, ...liveList },
    ({ broadcasts }) => numberedPage(broadcasts),
  );
  return (
    <MailingList
      kind="BROADCAST"
      title="Broadcasts"
      columns={columns}
      state={state}
      answer={answer}
      rowId={({ id }) => id}
      about="A broadcast is news by email to users who agreed to it, at your pace."
      aboutMore="A broadcast sends news to users who agreed to it, such as everyone who waits, by email, and each of them can unsubscribe with one click."
    />
  );
}
