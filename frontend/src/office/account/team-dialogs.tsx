import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { object } from 'yup';
import {
  AdminsDocument,
  WaitingDocument,
  ApproveAdminDocument,
  RemoveAdminDocument,
  SetAdminRoleDocument,
  type AdminPartsFragment,
  type Role,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { forget } from '../platform/forget.ts';
import { useAction } from '../platform/use-action.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
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
  const box = useRef<HTMLDivElement>(null);
  const [approve] = useMutation(ApproveAdminDocument);
  const [setRole] = useMutation(SetAdminRoleDocument);
  const waits = admin.state === 'PENDING';
  const { form, formProps, pending, failure } = useServerForm<{ role: Role }, object>({
    values: { role: waits ? 'VIEWER' : admin.role },
    schema: object(),
    send: ({ role }) =>
      waits
        ? approve({ variables: { id: admin.id, role } })
        : setRole({ variables: { id: admin.id, role, takeOver: legacy.takeOver } }),
    onDone: (_data, { role }) => {
      toasts.success(`${admin.name} is ${waits ? 'approved as' : 'now'} ${roleTexts[role].name}.`);
      onClose();
    },
  });
  const { role } = form.values;
  const legacy = useLegacyChoice(admin, open && role !== 'ADMIN');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={formProps}
      title={waits ? `Approve ${admin.name}` : `Change the role of ${admin.name}`}
      submit={waits ? 'Approve' : 'Change role'}
      pending={pending || legacy.isLoading}
      error={failure?.message ?? null}
      initialFocus={box}
      opener={opener}
    >
      <div ref={box} tabIndex={-1} className="outline-none">
        <p className="mb-4 wrap-anywhere">{admin.email}</p>
        <RoleChoice value={role} onChoose={(chosen) => void form.setFieldValue('role', chosen)} />
        <AdminLegacy {...legacy} />
      </div>
    </FormDialog>
  );
}

/** Removes an account, or rejects one that waits for approval. */
export function RemoveDialog({ admin, open, opener, onClose }: DialogProps) {
  const waits = admin.state === 'PENDING';
  const { pending, error, run } = useAction(RemoveAdminDocument, {
    update: (cache) => forget(cache, 'Admin', admin.id),
    refetch: [AdminsDocument, WaitingDocument],
    says: () => `${admin.name} is ${waits ? 'refused' : 'removed'}.`,
  });
  const legacy = useLegacyChoice(admin, open);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      action={{ pending: pending || legacy.isLoading, error }}
      onConfirm={() => run({ id: admin.id, takeOver: legacy.takeOver })}
      title={waits ? `Refuse ${admin.name}?` : `Remove ${admin.name}?`}
      confirm={waits ? 'Refuse' : 'Remove'}
      danger
      details={<AdminLegacy {...legacy} />}
      opener={opener}
    >
      {waits
        ? `${admin.email} does not get an account. They may ask again.`
        : `${admin.email} is logged out everywhere at once, and the API keys they created stop working. This can’t be undone.`}
    </ConfirmDialog>
  );
}
