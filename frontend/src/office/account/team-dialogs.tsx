import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AdminsDocument,
  ApproveAdminDocument,
  RemoveAdminDocument,
  SetAdminRoleDocument,
  type AdminPartsFragment,
  type Role,
} from '../../generated/office.ts';
import { forget } from '../platform/forget.ts';
import { useCall } from '../platform/use-call.ts';
import type { DialogOpening } from '../ui/dialog-opening.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { RoleChoice } from '../ui/role-choice.tsx';
import { AdminLegacy, useLegacyChoice } from './admin-legacy.tsx';
import { roleTexts } from '../platform/role-texts.ts';

interface DialogProps extends DialogOpening {
  admin: AdminPartsFragment;
}

/** Approves an account with a role, or changes its role. */
export function RoleDialog({ admin, open, opener, onClose }: DialogProps) {
  const toasts = useToasts();
  const form = useRef<HTMLDivElement>(null);
  const { pending, error, run } = useCall();
  const [approve] = useMutation(ApproveAdminDocument);
  const [setRole] = useMutation(SetAdminRoleDocument);
  const waits = admin.state === 'PENDING';
  const [role, choose] = useState<Role>(waits ? 'VIEWER' : admin.role);
  const legacy = useLegacyChoice(admin, open && role !== 'ADMIN');
  const submit = async () => {
    const variables = { id: admin.id, role };
    const { takeOver } = legacy;
    const data = waits
      ? await run(() => approve({ variables }))
      : await run(() => setRole({ variables: { ...variables, takeOver } }));
    if (data === null) return;
    toasts.success(`${admin.name} is ${waits ? 'approved as' : 'now'} ${roleTexts[role].name}.`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onCancel={onClose}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          void submit();
        },
      }}
      title={waits ? `Approve ${admin.name}` : `Change the role of ${admin.name}`}
      submit={waits ? 'Approve' : 'Change role'}
      pending={pending || legacy.isLoading}
      error={error?.message ?? null}
      initialFocus={form}
      opener={opener}
    >
      <div ref={form} tabIndex={-1} className="outline-none">
        <p className="mb-4 wrap-anywhere">{admin.email}</p>
        <RoleChoice value={role} onChoose={choose} />
        <AdminLegacy {...legacy} />
      </div>
    </FormDialog>
  );
}

/** Removes an account, or rejects one that waits for approval. */
export function RemoveDialog({ admin, open, opener, onClose }: DialogProps) {
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const [remove] = useMutation(RemoveAdminDocument);
  const waits = admin.state === 'PENDING';
  const legacy = useLegacyChoice(admin, open);
  const confirm = async () => {
    const data = await run(() =>
      remove({
        variables: { id: admin.id, takeOver: legacy.takeOver },
        update: (cache) => forget(cache, 'Admin', admin.id),
        refetchQueries: [AdminsDocument],
      }),
    );
    if (data === null) return;
    toasts.success(`${admin.name} is ${waits ? 'refused' : 'removed'}.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title={waits ? `Refuse ${admin.name}?` : `Remove ${admin.name}?`}
      confirm={waits ? 'Refuse' : 'Remove'}
      danger
      details={<AdminLegacy {...legacy} />}
      pending={pending || legacy.isLoading}
      error={error?.message ?? null}
      opener={opener}
    >
      {waits
        ? `${admin.email} does not get an account. They may ask again.`
        : `${admin.email} is logged out everywhere at once, and the API keys they created stop working. This can’t be undone.`}
    </ConfirmDialog>
  );
}
