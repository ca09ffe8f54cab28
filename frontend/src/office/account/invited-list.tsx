import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AdminInvitationsDocument,
  ResendAdminInvitationDocument,
  RevokeAdminInvitationDocument,
  type InvitationPartsFragment,
} from '../../generated/office.ts';
import { toApiError } from '../../platform/api-error.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { roleTexts } from '../platform/role-texts.ts';
import { useCall } from '../platform/use-call.ts';
import { ActionButton, actionLook } from '../ui/action-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Panel } from '../ui/panel.tsx';

/** Colleagues who have not chosen a password yet; nothing while there are none. */
export function InvitedList() {
  const { data, error, loading, refetch } = useQuery(AdminInvitationsDocument, {});
  if (data === undefined)
    return error === undefined ? null : (
      <RetryNotice
        message={toApiError(error).message}
        pending={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
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
          <span>{`${roleTexts[role].name}. Invited by ${invitedBy} on`}</span> <Moment at={invitedAt} />;
          expires <Moment at={expiresAt} withTime />.
        </p>
      </div>
      <InvitedActions invitation={invitation} />
    </li>
  );
}

function InvitedActions({ invitation: { id, email } }: { invitation: InvitationPartsFragment }) {
  const toasts = useToasts();
  const resending = useCall();
  const revoking = useCall();
  const [resend] = useMutation(ResendAdminInvitationDocument);
  const [revoke] = useMutation(RevokeAdminInvitationDocument, { refetchQueries: [AdminInvitationsDocument] });
  const [asking, ask] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sendAgain = async () => {
    const data = await resending.run(() => resend({ variables: { id } }));
    if (data !== null) toasts.success(data.resendAdminInvitation.message);
  };
  const confirm = async () => {
    if ((await revoking.run(() => revoke({ variables: { id } }))) === null) return;
    toasts.success(`The invitation of ${email} is revoked.`);
    ask(false);
  };
  return (
    <div className="grid justify-items-end gap-1.5">
      <span className="flex flex-wrap gap-1.5">
        <ActionButton pending={resending.pending} onClick={() => void sendAgain()}>
          Send again<span className="sr-only">{` to ${email}`}</span>
        </ActionButton>
        <button ref={opener} type="button" className={actionLook('danger')} onClick={() => ask(true)}>
          Revoke<span className="sr-only">{` the invitation of ${email}`}</span>
        </button>
      </span>
      {resending.error !== null && (
        <p role="alert" className="max-w-72 text-caption text-down">
          {resending.error.message}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onCancel={() => ask(false)}
        onConfirm={() => void confirm()}
        title={`Revoke the invitation of ${email}?`}
        confirm="Revoke invitation"
        danger
        pending={revoking.pending}
        error={revoking.error?.message ?? null}
        opener={opener}
      >
        The link in their email stops working at once. You can invite them again.
      </ConfirmDialog>
    </div>
  );
}
