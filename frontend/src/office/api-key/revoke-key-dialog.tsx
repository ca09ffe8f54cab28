import { useMutation } from '@apollo/client/react';
import { ApiKeysDocument, RevokeApiKeyDocument, type ApiKeyPartsFragment } from '../../generated/office.ts';
import { forget } from '../platform/forget.ts';
import { useCall } from '../platform/use-call.ts';
import type { DialogOpening } from '../ui/dialog-opening.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';

interface RevokeKeyDialogProps extends DialogOpening {
  apiKey: ApiKeyPartsFragment;
}

export function RevokeKeyDialog({ apiKey: { id, name }, open, opener, onClose }: RevokeKeyDialogProps) {
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const [revoke] = useMutation(RevokeApiKeyDocument);
  const confirm = async () => {
    const data = await run(() =>
      revoke({
        variables: { id },
        update: (cache) => forget(cache, 'ApiKey', id),
        refetchQueries: [ApiKeysDocument],
      }),
    );
    if (data === null) return;
    toasts.success(`The key ${name} is revoked.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title={`Revoke ${name}?`}
      confirm="Revoke"
      danger
      pending={pending}
      error={error?.message ?? null}
      opener={opener}
    >
      Whatever uses this key is refused from its next request on. This cannot be undone.
    </ConfirmDialog>
  );
}
