import {
  AdminInvitationsDocument,
  ResendAdminInvitationDocument,
  RevokeAdminInvitationDocument,
  type InvitationPartsFragment,
} from '../../generated/office.ts';
import { roleTexts } from '../platform/role-texts.ts';
import { useAction } from '../platform/use-action.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { ConfirmedAction } from '../ui/confirmed-action.tsx';
import { Moment } from '../ui/moment.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Colleague } from '../ui/colleague.tsx';

/** Colleagues who have not chosen a password yet; nothing while there are none. */
export function InvitedList() {
  const { data, error, retry } = useDetail(AdminInvitationsDocument);
  if (data === undefined)
    return error === null ? null : <RetryNotice message={error.message} onRetry={retry} />;
  if (data.adminInvitations.length === 0) return null;
  return (
    <Panel title="Invited" className="p-4 sm:p-5">
      <ul className="mt-1 divide-y divide-line">
        {data.adminInvitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Panel>
  );
}

function Invited({ invitation }: { invitation: InvitationPartsFragment }) {
  const { email, role, invitedBy, invitedAt, expiresAt } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere text-fg">{email}</span>
          <Badge tone="calm">Invited</Badge>
        </p>
        <p className="text-caption wrap-anywhere text-fg-2">
          <span>{`${roleTexts[role].name}. Invited by`}</span> <Colleague by={invitedBy} /> <span>on</span>{' '}
          <Moment at={invitedAt} />; expires <Moment at={expiresAt} withTime />.
        </p>
      </div>
      <InvitedActions invitation={invitation} />
    </li>
  );
}

function InvitedActions({ invitation: { id, email } }: { invitation: InvitationPartsFragment }) {
  const resend = useAction(ResendAdminInvitationDocument, {
    says: ({ resendAdminInvitation }) => resendAdminInvitation.message,
  });
  const revoke = useAction(RevokeAdminInvitationDocument, {
    refetch: [AdminInvitationsDocument],
    says: () => `The invitation of ${email} is revoked.`,
  });
  return (
    <div className="grid justify-items-end gap-1.5">
      <span className="flex flex-wrap gap-1.5">
        <Button pending={resend.pending} onClick={() => void resend.run({ id })}>
          Send again<span className="sr-only">{` to ${email}`}</span>
        </Button>
        <ConfirmedAction
          verb="Revoke"
          of={`the invitation of ${email}`}
          variant="danger"
          danger
          title={`Revoke the invitation of ${email}?`}
          confirm="Revoke invitation"
          action={revoke}
          onConfirm={() => revoke.run({ id })}
        >
          The link in their email stops working at once. You can invite them again.
        </ConfirmedAction>
      </span>
      {resend.error !== null && (
        <p role="alert" className="max-w-72 text-caption text-down">
          {resend.error.message}
        </p>
      )}
    </div>
  );
}
