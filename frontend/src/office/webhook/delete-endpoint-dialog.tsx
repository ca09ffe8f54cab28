import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { DeleteWebhookEndpointDocument, type WebhookEndpointPartsFragment } from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { forget } from '../platform/forget.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useCall } from '../platform/use-call.ts';
import type { DialogOpening } from '../ui/dialog-opening.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface DeleteEndpointDialogProps extends DialogOpening {
  endpoint: WebhookEndpointPartsFragment;
}

export function DeleteEndpointDialog({ endpoint, open, opener, onClose }: DeleteEndpointDialogProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pending, error, run } = useCall();
  const [remove] = useMutation(DeleteWebhookEndpointDocument);
  const confirm = async () => {
    const data = await run(() =>
      remove({
        variables: { id: endpoint.id },
        update: (cache) => forget(cache, 'WebhookEndpoint', endpoint.id),
      }),
    );
    if (data === null) return;
    toasts.success('The endpoint is deleted.');
    onClose();
    void navigate(officePaths.webhooks);
  };
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title="Delete this endpoint?"
      confirm="Delete"
      danger
      pending={pending}
      error={error?.message ?? null}
      opener={opener}
    >
      {`Nothing more is sent to ${new URL(endpoint.url).host}, and its deliveries and secret are deleted. This cannot be undone.`}
    </ConfirmDialog>
  );
}
