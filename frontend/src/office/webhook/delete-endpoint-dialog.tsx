import { useNavigate } from 'react-router-dom';
import { DeleteWebhookEndpointDocument, type WebhookEndpointPartsFragment } from '../../generated/office.ts';
import { forget } from '../platform/forget.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useAction } from '../platform/use-action.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface DeleteEndpointDialogProps extends DialogOpening {
  endpoint: WebhookEndpointPartsFragment;
}

export function DeleteEndpointDialog({ endpoint, open, opener, onClose }: DeleteEndpointDialogProps) {
  const navigate = useNavigate();
  const remove = useAction(DeleteWebhookEndpointDocument, {
    update: (cache) => forget(cache, 'WebhookEndpoint', endpoint.id),
    says: () => 'The endpoint is deleted.',
    onDone: () => void navigate(officePaths.webhooks),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      action={remove}
      onConfirm={() => remove.run({ id: endpoint.id })}
      title="Delete this endpoint?"
      confirm="Delete"
      danger
      opener={opener}
    >
      {`Nothing more is sent to ${new URL(endpoint.url).host}, and its deliveries and secret are deleted. This cannot be undone.`}
    </ConfirmDialog>
  );
}
