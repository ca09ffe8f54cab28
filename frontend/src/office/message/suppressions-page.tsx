import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  LiftSuppressionDocument,
  SnsConfirmationsDocument,
  SuppressionsDocument,
  type SuppressionReason,
  type SuppressionScope,
  type SuppressionsQuery,
} from '../../generated/office.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useList, numberedPage } from '../platform/use-list.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Moment } from '../ui/moment.tsx';
import type { Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { useTableQuery } from '../ui/table/use-table-query.ts';
import { AddSuppressionDialog } from './add-suppression-dialog.tsx';
import { LiftReportedDialog } from './lift-reported-dialog.tsx';
import { useHasRole } from '../platform/me.ts';

type Suppression = SuppressionsQuery['suppressions']['docs'][number];

const scopes: Readonly<Record<SuppressionScope, string>> = {
  ALL: 'All messages',
  INVITES: 'Invitations',
  NEWS: 'News',
  UPDATES: 'Updates about their rank',
};
const reasons: Readonly<Record<SuppressionReason, string>> = {
  UNSUBSCRIBE: 'Unsubscribed',
  BOUNCE: 'Bounced',
  COMPLAINT: 'Marked as spam',
  MANUAL: 'Added by an admin',
};

const columns: readonly Column<Suppression>[] = [
  { id: 'email', title: 'Email', cell: ({ email }) => email ?? 'Erased', copies: ({ email }) => email },
  { id: 'scope', title: 'Blocked from', cell: ({ scope }) => scopes[scope] },
  { id: 'reason', title: 'Why', cell: ({ reason }) => reasons[reason] },
  { id: 'reportedBy', title: 'Reported by', cell: ({ reportedBy }) => reportedBy ?? '–' },
  { id: 'at', title: 'Since', cell: ({ at }) => <Moment at={at} withTime /> },
];
const columnsOfAdmins: readonly Column<Suppression>[] = [
  ...columns,
  { id: 'action', title: 'Action', fixed: true, cell: (row) => <LiftButton suppression={row} /> },
];

/** Addresses that no longer get some kind of message. */
export function SuppressionsPage() {
  const isAdmin = useHasRole('ADMIN');
  const shown = isAdmin ? columnsOfAdmins : columns;
  const state = useTableQuery(shown, { sort: '-at', size: 25 });
  const { search, page, size } = state.query;
  const answer = useList(
    SuppressionsDocument,
    { variables: { search, page, limit: size } },
    ({ suppressions }) => numberedPage(suppressions),
  );
  const [adding, setAdding] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const undoOpener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isAdmin && <Confirmations />}
      <DataTable
        title="Do not email"
        columns={shown}
        state={state}
        answer={answer}
        searchable
        rowKey={({ id }) => id}
        empty={<p>No addresses yet. Those that unsubscribe, bounce, or report spam appear here.</p>}
        actions={
          isAdmin && (
            <>
              <Button ref={undoOpener} onClick={() => setUndoing(true)}>
                Undo reports
              </Button>
              <Button ref={opener} variant="main" onClick={() => setAdding(true)}>
                <PlusIcon size={16} />
                Add address
              </Button>
            </>
          )
        }
      />
      {undoing && <LiftReportedDialog open opener={undoOpener} onClose={() => setUndoing(false)} />}
      <AddSuppressionDialog open={adding} opener={opener} onClose={() => setAdding(false)} />
    </>
  );
}

function LiftButton({ suppression: { id, email, reason } }: { suppression: Suppression }) {
  const lift = useAction(LiftSuppressionDocument, {
    refetch: [SuppressionsDocument],
    says: ({ liftSuppression }) => liftSuppression.message,
  });
  const who = email ?? 'this erased user';
  return (
    <ConfirmedAction
      verb="Allow again"
      of={`to email ${who}`}
      variant="danger"
      danger
      title={`Email ${who} again?`}
      action={lift}
      onConfirm={() => lift.run({ id })}
    >
      {warnings[reason]}
    </ConfirmedAction>
  );
}

const warnings: Readonly<Record<SuppressionReason, string>> = {
  UNSUBSCRIBE:
    'They asked for no more messages. Allow them only if they ask you to. They get news again only once they agree to it themselves.',
  BOUNCE: 'Mail to this address bounced. More bounces harm your reputation as a sender.',
  COMPLAINT: 'They marked a message as spam. Another one harms your reputation as a sender.',
  MANUAL: 'An admin added this address.',
};

/** Amazon's requests to confirm that it may report bounces here. */
function Confirmations() {
  const { data } = useQuery(SnsConfirmationsDocument);
  const waiting = data?.snsConfirmations ?? [];
  if (waiting.length === 0) return null;
  return (
    <Notice tone="calm" className="mb-4">
      <p>
        Amazon SNS wants to report bounces here, or has stopped doing so. If you set this up, open the link to
        subscribe; it works for three days.
      </p>
      <ul className="mt-2 grid gap-1">
        {waiting.map(({ topicArn, url, at }) => (
          <li key={topicArn} className="wrap-anywhere">
            <NewTabLink href={url}>{`Subscribe ${topicArn}`}</NewTabLink>{' '}
            <span className="text-fg-3">
              (asked <Moment at={at} withTime />)
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
