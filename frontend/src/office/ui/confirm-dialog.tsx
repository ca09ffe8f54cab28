import { useRef, type ReactNode } from 'react';
import { DialogClose, DialogDescription, type DialogOpening } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Action } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from './office-kit.ts';
import { Dialog, useActingDialog } from './dialog.tsx';

interface ConfirmDialogProps extends DialogOpening {
  action: Pick<Action<unknown, unknown>, 'pending' | 'error'>;
  /** Runs the action. Unless it resolves with null, the dialog closes. */
  onConfirm: () => Promise<object | null>;
  title: string;
  children: ReactNode;
  /** What to look at, or to choose, before. */
  details?: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  /** The label of the button that changes nothing; needed where “Cancel” could mean the action. */
  keep?: string | undefined;
  /** For actions that take something away: the button is red. */
  danger?: boolean;
}

/** Asks before something that cannot easily be undone. Focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, opener, onClose, action, onConfirm, title, children, details, confirm } = props;
  const { keep = 'Cancel', danger = false } = props;
  const { pending } = action;
  const acting = useActingDialog({ open, pending, onClose, error: action.error?.message ?? null });
  const keepButton = useRef<HTMLButtonElement>(null);
  const act = async () => {
    if ((await onConfirm()) !== null) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={acting.onClose}
      title={title}
      isAlert
      initialFocus={keepButton}
      finalFocus={() => opener.current}
    >
      <DialogDescription className="mt-2 wrap-anywhere">{children}</DialogDescription>
      <div className="contents">{details}</div>
      {acting.error !== null && (
        <Notice tone="danger" className="mt-4">
          {acting.error}
        </Notice>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <DialogClose ref={keepButton} aria-disabled={pending || undefined} className={buttonStyle('plain')}>
          {keep}
        </DialogClose>
        <Button variant={danger ? 'danger' : 'main'} pending={pending} onClick={() => void act()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
