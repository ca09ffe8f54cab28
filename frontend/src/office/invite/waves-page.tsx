import { InviteWavesDocument, type InviteWavesQuery } from '../../generated/office.ts';
import { lineColumns, listDefaults, liveList, MailingList } from '../mailing/mailing-list.tsx';
import { useList, numberedPage } from '../platform/use-list.ts';
import { figure } from '../ui/format.ts';
import type { Column } from '../ui/table/columns.ts';
import { useTableQuery } from '../ui/table/use-table-query.ts';

type Wave = InviteWavesQuery['inviteWaves']['docs'][number];

const { name, state: stateColumn, progress, started } = lineColumns<Wave>(({ mailing }) => mailing);

const columns: readonly Column<Wave>[] = [
  ...[name, stateColumn, progress],
  { id: 'opened', title: 'Opened', figures: true, cell: ({ funnel }) => figure(funnel.opened) },
  { id: 'accepted', title: 'Accepted', figures: true, cell: ({ funnel }) => figure(funnel.accepted) },
  { id: 'expired', title: 'Expired', figures: true, cell: ({ funnel }) => figure(funnel.expired) },
  started,
];

/** All waves of invites, newest first. */
export function WavesPage() {
  const state = useTableQuery(columns, listDefaults);
  const { page, size } = state.query;
  const answer = useList(
    InviteWavesDocument,
    { variables: { page, limit: size }, ...liveList },
    ({ inviteWaves }) => numberedPage(inviteWaves),
  );
  return (
    <MailingList
      kind="INVITE"
      title="Waves"
      columns={columns}
      state={state}
      answer={answer}
      rowId={({ id }) => id}
      about="A wave invites a group of users from the waitlist, at your pace."
      aboutMore="A wave picks users from the waitlist, such as the best 500 by rank, sends each an invitation, and shows who opens and accepts it."
    />
  );
}
