import { useRef, type ReactNode } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Notice } from '../../ui/notice.tsx';
import type { Action } from '../platform/use-action.ts';
import { ActionButton, actionLook } from './action-button.tsx';
import type { DialogOpening } from './dialog-opening.ts';
import { useActionDialog } from './use-action-dialog.ts';

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
export function ConfirmDialog({
  open,
  onClose,
  action,
  onConfirm,
  title,
  children,
  details,
  confirm,
  keep = 'Cancel',
  danger = false,
  opener,
}: ConfirmDialogProps) {
  const { pending } = action;
  const { error, onOpenChange } = useActionDialog({
    ...{ open, pending, onClose },
    error: action.error?.message ?? null,
  });
  const act = async () => {
    if ((await onConfirm()) !== null) onClose();
  };
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup
          initialFocus={keepButton}
          finalFocus={() => opener.current}
          className="popup fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-5 transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="text-base">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 wrap-anywhere">{children}</AlertDialog.Description>
          <div className="contents">{details}</div>
          {error !== null && (
            <Notice tone="trouble" className="mt-4">
              {error}
            </Notice>
          )}
          <div className="mt-5 flex justify-end gap-2">
            <AlertDialog.Close
              ref={keepButton}
              aria-disabled={pending || undefined}
              className={actionLook('plain')}
            >
              {keep}
            </AlertDialog.Close>
            <ActionButton look={danger ? 'danger' : 'main'} pending={pending} onClick={() => void act()}>
              {confirm}
            </ActionButton>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
