import { useRef, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { actionLook } from './action-button.tsx';

interface SidePanelProps {
  side: 'left' | 'right';
  title: string;
  open: boolean;
  onClose: () => void;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
  children: ReactNode;
}

const sides = {
  left: {
    panel:
      'left-0 w-72 max-w-[calc(100vw-3rem)] border-r p-3 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
    title: 'sr-only',
  },
  right: {
    panel:
      'right-0 w-[28rem] max-w-full border-l p-5 data-ending-style:translate-x-full data-starting-style:translate-x-full',
    title: 'pr-12 text-base wrap-anywhere',
  },
} as const;

/** A panel over the screen. At the left, its title is only read out; at the right, it fills a phone. */
export function SidePanel({ side, title, open, onClose, finalFocus, children }: SidePanelProps) {
  const close = useRef<HTMLButtonElement>(null);
  const look = sides[side];
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          initialFocus={close}
          finalFocus={finalFocus}
          className={classNames(
            'fixed inset-y-0 z-50 overflow-y-auto border-line bg-ink-2 transition-[translate] duration-200 ease-out-quint outline-none',
            look.panel,
          )}
        >
          <Dialog.Title className={look.title}>{title}</Dialog.Title>
          <Dialog.Close
            ref={close}
            aria-label="Close"
            className={actionLook('bare', 'absolute top-3.5 right-3', 'square')}
          >
            <CloseIcon size={18} />
          </Dialog.Close>
          <div className="contents">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
