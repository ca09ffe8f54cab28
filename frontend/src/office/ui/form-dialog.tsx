import type { ComponentProps, ReactNode, RefObject } from 'react';
import { DialogClose, type DialogOpening } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from './office-kit.ts';
import { Dialog, useActingDialog } from './dialog.tsx';

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

/** A few fields over the screen. */
export function FormDialog(props: FormDialogProps) {
  const { open, opener, onClose, formProps, title, submit, danger = false, pending } = props;
  const acting = useActingDialog({ open, pending, onClose, error: props.error });
  return (
    <Dialog
      open={open}
      onClose={acting.onClose}
      title={title}
      initialFocus={props.initialFocus}
      finalFocus={() => opener.current}
    >
      <form noValidate {...formProps} className="mt-4 grid gap-4">
        {acting.error !== null && <Notice tone="danger">{acting.error}</Notice>}
        <div className="contents">{props.children}</div>
        <div className="mt-1 flex justify-end gap-2">
          <DialogClose aria-disabled={pending || undefined} className={buttonStyle('plain')}>
            Cancel
          </DialogClose>
          <Button type="submit" variant={danger ? 'danger' : 'main'} pending={pending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
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
    <Dialog
      open={secret !== null}
      onClose={(byButton) => byButton && onClose()}
      title={title}
      initialFocus={initialFocus}
      finalFocus={() => opener.current}
    >
      <div className="contents">{children}</div>
      <div className="mt-5 flex justify-end">
        <DialogClose className={buttonStyle('main')}>Done</DialogClose>
      </div>
    </Dialog>
  );
}
