import { useMutation } from '@apollo/client/react';
import { AddSuppressionDocument, SuppressionsDocument } from '../../generated/office.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { EmailDialog } from '../ui/email-dialog.tsx';

const scopes = [
  { value: 'ALL', name: 'All', description: 'They get no invitations, news or updates by email.' },
  { value: 'INVITES', name: 'Invitations', description: 'They get no invitations by email.' },
  { value: 'NEWS', name: 'News', description: 'They get no news.' },
  { value: 'UPDATES', name: 'Updates', description: 'They aren’t told when friends join.' },
] as const;

/** Asks which address should no longer get messages. */
export function AddSuppressionDialog(opening: DialogOpening) {
  const [add] = useMutation(AddSuppressionDocument);
  return (
    <EmailDialog
      {...opening}
      id="suppression-email"
      title="Add an address"
      submit="Add address"
      hint="Verification codes still go there."
      legend="Block from"
      options={scopes}
      initial="ALL"
      send={(email, scope) =>
        add({ variables: { input: { email, scope } }, refetchQueries: [SuppressionsDocument] })
      }
      messageOf={({ addSuppression }) => addSuppression.message}
    />
  );
}
