import { useMutation } from '@apollo/client/react';
import { AdminInvitationsDocument, InviteAdminDocument } from '../../generated/office.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { EmailDialog } from '../ui/email-dialog.tsx';
import { roleOptions } from '../ui/role-choice.tsx';

/** Asks which colleague to invite, and with which role. */
export function InviteDialog(opening: DialogOpening) {
  const [invite] = useMutation(InviteAdminDocument);
  return (
    <EmailDialog
      {...opening}
      id="invite-email"
      title="Invite a colleague"
      submit="Send invitation"
      hint="They get a link to choose a password, and can log in at once"
      legend="Role"
      options={roleOptions}
      initial="VIEWER"
      send={(email, role) =>
        invite({ variables: { input: { email, role } }, refetchQueries: [AdminInvitationsDocument] })
      }
      messageOf={({ inviteAdmin }) => inviteAdmin.message}
    />
  );
}
