import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import { CloseIcon } from './icons.tsx';
import { ModalContainer } from './modal-container.ts';

interface ModalProps {
  open: boolean;
  /**
   * Escape or the close button, its cross. A click outside does nothing, so that a half-filled form is not lost by
   * accident.
   */
  onClose: (by: 'cross' | 'Escape') => void;
  /** It has faded out and is empty. */
  onClosed?: () => void;
  title: string;
  /** Where focus starts; it must be inside. */
  initialFocus: RefObject<HTMLElement | null>;
  /** What gets the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A dialog of 34rem; on phones a sheet that rises from the lower edge. If messages have no room next to it, they have
 * it above.
 */
export function Modal({ open, onClose, onClosed, title, initialFocus, opener, children }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null);
  useInertPage(open);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={open}
        onOpenChange={(next, { reason }) => !next && onClose(reason === 'close-press' ? 'cross' : 'Escape')}
        onOpenChangeComplete={(next) => !next && onClosed?.()}
        disablePointerDismissal
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim print:hidden transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Viewport
            data-dialog-page
            className="fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain pt-28 max-[22.5rem]:pt-36 sm:px-6 sm:pb-6 min-[72rem]:pt-6 print:static print:p-0"
          >
            <Dialog.Popup
              ref={popup}
              // Not if something inside already has the focus: it would be moved again a frame later, after the user
              // moved on.
              initialFocus={() => !hasFocus(popup.current) && initialFocus.current}
              finalFocus={() => {
                setPageInert(false);
                return opener.current;
              }}
              className="card relative mt-auto w-full rounded-b-none border-x-0 border-b-0 p-5 pb-8 text-fg-2 shadow-2xl shadow-black print:shadow-none transition-[opacity,translate] duration-300 ease-out-quint outline-none data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:m-auto sm:max-w-[34rem] sm:rounded-card sm:border sm:p-8"
            >
              <ModalContainer value={popup}>
                <Dialog.Title className="pr-12 text-[1.375rem] leading-tight sm:text-2xl">
                  {title}
                </Dialog.Title>
                <div>{children}</div>
                <Dialog.Close
                  aria-label="Close"
                  className="absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-control text-fg-3 transition-colors hover:bg-ink-3 hover:text-fg sm:top-6 sm:right-6"
                >
                  <CloseIcon />
                </Dialog.Close>
              </ModalContainer>
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true;
}

/** While a dialog is open, nothing behind it can be reached by keyboard or by screen reader. */
function useInertPage(open: boolean) {
  useLayoutEffect(() => {
    setPageInert(open);
    return () => setPageInert(false);
  }, [open]);
}

function setPageInert(inert: boolean) {
  const page = document.getElementById('root');
  if (page !== null) page.inert = inert;
}
