import { useRef, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { CloseIcon } from '../../ui/icons.tsx';
import { actionLook } from './action-button.tsx';

interface SideDrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
  children: ReactNode;
}

/** The content of wide screens' sidebar, as an overlay on others. */
export function SideDrawer({ label, open, onClose, finalFocus, children }: SideDrawerProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={close}
          finalFocus={finalFocus}
          aria-label={label}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100vw-3rem)] overflow-y-auto border-r border-line bg-ink-2 p-3 transition-[translate] duration-200 ease-out-quint outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
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
