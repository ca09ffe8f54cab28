import { useRef, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { CloseIcon } from '../../ui/icons.tsx';
import { actionLook } from './action-button.tsx';

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The id of the element that is focused once it is closed. */
  openerId: string;
  children: ReactNode;
}

/** A panel at the right side; on phones it is as wide as the screen. */
export function SidePanel({ open, onClose, title, openerId, children }: SidePanelProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={close}
          finalFocus={() => document.getElementById(openerId)}
          className="fixed inset-y-0 right-0 z-50 w-[28rem] max-w-full overflow-y-auto border-l border-line bg-ink-2 p-5 transition-[translate] duration-200 ease-out-quint outline-none data-ending-style:translate-x-full data-starting-style:translate-x-full"
        >
          <Dialog.Title className="pr-12 text-base wrap-anywhere">{title}</Dialog.Title>
          <Dialog.Close
            ref={close}
            aria-label="Close"
            className={actionLook('bare', 'absolute top-3.5 right-3', 'square')}
          >
            <CloseIcon size={18} />
          </Dialog.Close>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
