import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { buttonStyle } from './office-kit.ts';

/** What a screen says to each of its dialogs. */
export interface DialogOpening {
  open: boolean;
  /** What opened it, and gets the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface DialogProps {
  open: boolean;
  /** Escape, a click outside where that closes it, or one of its buttons. */
  onClose: (by: 'Escape' | 'outside' | 'button') => void;
  title: string;
  /** A panel over the whole height; at the left, its title is only read out; at the right, it fills a phone. */
  side?: 'center' | 'left' | 'right';
  /** It asks before something that cannot easily be undone. */
  isAlert?: boolean;
  /** Where focus starts; it must be inside. Left out: at the cross of a panel. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
  children: ReactNode;
}

const fades = 'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';
const slides = 'inset-y-0 border-line bg-ink-2 transition-[translate] duration-200 ease-out-quint';
const sides = {
  center: {
    popup: `popup top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 p-5 ${fades}`,
    title: 'text-base',
  },
  left: {
    popup: `${slides} left-0 w-72 max-w-[calc(100vw-3rem)] border-r p-3 data-ending-style:-translate-x-full data-starting-style:-translate-x-full`,
    title: 'sr-only',
  },
  right: {
    popup: `${slides} right-0 w-[28rem] max-w-full border-l p-5 data-ending-style:translate-x-full data-starting-style:translate-x-full`,
    title: 'pr-12 text-base wrap-anywhere',
  },
} as const;

/** Everything that opens over a screen. One in the center stays on a click outside, so that nothing typed is lost. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    side = 'center',
    isAlert = false,
    initialFocus,
    finalFocus,
    children,
  } = props;
  const close = useRef<HTMLButtonElement>(null);
  const { popup, title: titleStyle } = sides[side];
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen) return;
        onClose(reason === 'escape-key' ? 'Escape' : reason === 'close-press' ? 'button' : 'outside');
      }}
      disablePointerDismissal={side === 'center'}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="backdrop" />
        <BaseDialog.Popup
          role={isAlert ? 'alertdialog' : 'dialog'}
          initialFocus={initialFocus ?? close}
          finalFocus={finalFocus}
          className={classNames('fixed z-50 overflow-y-auto outline-none', popup)}
        >
          <BaseDialog.Title className={titleStyle}>{title}</BaseDialog.Title>
          {side !== 'center' && (
            <BaseDialog.Close
              ref={close}
              aria-label="Close"
              className={buttonStyle('bare', 'absolute top-3.5 right-3', 'square')}
            >
              <CloseIcon size={18} />
            </BaseDialog.Close>
          )}
          <div className="contents">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** A button that closes the dialog around it, and the text that explains its title. */
export const DialogClose = BaseDialog.Close;
export const DialogDescription = BaseDialog.Description;

interface ActingDialog extends Pick<DialogOpening, 'open' | 'onClose'> {
  readonly pending: boolean;
  readonly error: string | null;
}

/**
 * How a dialog deals with its action: it stays open while the action is in progress, so that a failure has a place, and
 * shows no failure from before it was opened.
 */
export function useActingDialog({ open, pending, onClose, error }: ActingDialog) {
  const [old, setOld] = useState<string | null>(null);
  const isOver = open ? null : error;
  if (old !== isOver && (!open || error === null)) setOld(isOver);
  return {
    error: open && error !== old ? error : null,
    onClose: () => {
      if (!pending) onClose();
    },
  };
}
