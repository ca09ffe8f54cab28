import type { DialogOpening } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks whether to leave a form that is not saved. */
export function LeaveDialog({ onLeave, ...opening }: DialogOpening & { onLeave: () => void }) {
  return (
    <ConfirmDialog
      {...opening}
      action={{ pending: false, error: null }}
      // Null: it closes by itself.
      onConfirm={() => {
        onLeave();
        return Promise.resolve(null);
      }}
      title="Leave without saving?"
      confirm="Leave"
      keep="Keep editing"
    >
      This isn’t saved yet. Your changes stay in the form until you close this tab, so you can come back to
      them.
    </ConfirmDialog>
  );
}
