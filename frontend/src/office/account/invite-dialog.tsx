import { useRef, type RefObject } from 'react';
import { forgotPasswordFormSchema } from '@waitlist/backend/account-form';
import { useInviteAdminMutation, type Role } from '../../generated/operations.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Input } from '../ui/input.tsx';
import { RoleChoice } from '../ui/role-choice.tsx';

interface InviteDialogProps {
  open: boolean;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const empty: { readonly email: string; readonly role: Role } = { email: '', role: 'VIEWER' };

/** Asks which colleague to invite, and as what. */
export function InviteDialog({ open, opener, onClose }: InviteDialogProps) {
  const toasts = useToasts();
  const email = useRef<HTMLInputElement>(null);
  const [invite] = useInviteAdminMutation();
  const { form, field, failure, formProps, pending } = useServerForm({
    values: empty,
    schema: forgotPasswordFormSchema,
    send: (input) => invite({ variables: { input }, refetchQueries: ['AdminInvitations'] }),
    onDone: ({ inviteAdmin }) => {
      toasts.success(inviteAdmin.message);
      form.resetForm();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onCancel={onClose}
      formProps={formProps}
      title="Invite a colleague"
      submit="Send invitation"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={email}
      opener={opener}
    >
      <Input
        ref={email}
        id="invite-email"
        type="email"
        label="Email"
        hint="They get a link to choose a password, and can log in at once"
        autoComplete="off"
        {...field('email')}
      />
      <RoleChoice value={form.values.role} onChoose={(role) => void form.setFieldValue('role', role)} />
    </FormDialog>
  );
}
