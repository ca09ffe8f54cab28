import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { Notice } from '../../ui/notice.tsx';
import { ActionButton, actionLook } from './action-button.tsx';
import type { DialogOpening } from './dialog-opening.ts';
import { useActionDialog } from './use-action-dialog.ts';

interface FormDialogProps extends DialogOpening {
  formProps: ComponentProps<'form'>;
  title: string;
  /** The label of the submit button. */
  submit: string;
  /** What is lost cannot be recovered. */
  danger?: boolean;
  pending: boolean;
  /** Why it was rejected. */
  error: string | null;
  /** Where focus starts; it must be inside. */
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A few fields over the screen. A click outside does nothing, so that typed text is not lost by accident. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, formProps, title, submit, danger = false, pending } = props;
  const { initialFocus, opener, children } = props;
  const { error, onOpenChange } = useActionDialog({ open, pending, onClose, error: props.error });
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      initialFocus={initialFocus}
      opener={opener}
    >
      <form noValidate {...formProps} className="mt-4 grid gap-4">
        {error !== null && <Notice tone="trouble">{error}</Notice>}
        <div className="contents">{children}</div>
        <div className="mt-1 flex justify-end gap-2">
          <Dialog.Close aria-disabled={pending || undefined} className={actionLook('plain')}>
            Cancel
          </Dialog.Close>
          <ActionButton type="submit" look={danger ? 'danger' : 'main'} pending={pending}>
            {submit}
          </ActionButton>
        </div>
      </form>
    </DialogFrame>
  );
}

interface ShownOnceDialogProps {
  /** Null: closed. */
  secret: string | null;
  title: string;
  onClose: () => void;
  initialFocus: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Something that is shown only once: no key and no click outside closes it, only Done. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { secret, title, onClose, initialFocus, opener, children } = props;
  return (
    <DialogFrame
      open={secret !== null}
      onOpenChange={(isOpen, { reason }) => !isOpen && reason !== 'escape-key' && onClose()}
      title={title}
      initialFocus={initialFocus}
      opener={opener}
    >
      <div className="contents">{children}</div>
      <div className="mt-5 flex justify-end">
        <Dialog.Close className={actionLook('main')}>Done</Dialog.Close>
      </div>
    </DialogFrame>
  );
}

interface DialogFrameProps {
  open: boolean;
  onOpenChange: ComponentProps<typeof Dialog.Root>['onOpenChange'] & {};
  title: string;
  initialFocus: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A click outside does not close it. */
function DialogFrame({ open, onOpenChange, title, initialFocus, opener, children }: DialogFrameProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          initialFocus={initialFocus}
          finalFocus={() => opener.current}
          className="popup fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-5 transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="text-base">{title}</Dialog.Title>
          <div className="contents">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
