import { createContext, use, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { CloseIcon } from './icons.tsx';

/** What a page says to each of its dialogs. */
export interface DialogOpening {
  open: boolean;
  /** What opened it, and gets the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** How a dialog is drawn, and where it stands, as classes. */
export interface DialogClasses {
  /** Between it and the page. */
  readonly backdrop: string;
  /** Around it: what scrolls if it is higher than the window. */
  readonly viewport: string;
  readonly popup: string;
  readonly title: string;
  /** The button at its corner that closes it; left out: there is none. */
  readonly cross?: string;
}

interface DialogProps {
  open: boolean;
  /** @param byButton its cross or another of its buttons, not Escape or a click outside. */
  onClose: (byButton: boolean) => void;
  /** It has faded out and is empty. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** Left out: 34rem in the middle; on phones a sheet that rises from the lower edge. */
  classes?: DialogClasses;
  /** A click outside closes it: nothing is typed in it that would be lost. */
  isDismissible?: boolean;
  /** It asks before something that cannot easily be undone. */
  isAlert?: boolean;
  /** Where focus starts; it must be inside. Left out: at its cross. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
  children: ReactNode;
}

/** If messages have no room next to it, they have it above. */
const siteClasses: DialogClasses = {
  backdrop:
    'fixed inset-0 z-40 bg-scrim print:hidden transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport:
    'fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain pt-28 max-[22.5rem]:pt-36 sm:px-6 sm:pb-6 min-[72rem]:pt-6 print:static print:p-0',
  popup:
    'card relative mt-auto w-full rounded-b-none border-x-0 border-b-0 p-5 pb-8 text-fg-2 shadow-2xl shadow-black print:shadow-none transition-[opacity,translate] duration-300 ease-out-quint outline-none data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:m-auto sm:max-w-[34rem] sm:rounded-card sm:border sm:p-8',
  title: 'pr-12 text-[1.375rem] leading-tight sm:text-2xl',
  cross:
    'absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-control text-fg-3 transition-colors hover:bg-ink-3 hover:text-fg sm:top-6 sm:right-6',
};

/** The dialog around a part: popups in it must be rendered inside it, or they could not be focused. */
const DialogContext = createContext<RefObject<HTMLElement | null> | null>(null);

export const useDialogElement = (): RefObject<HTMLElement | null> | undefined =>
  use(DialogContext) ?? undefined;

/** Everything that opens over a page. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    onClosed,
    title,
    classes = siteClasses,
    isDismissible = false,
    isAlert = false,
  } = props;
  const { initialFocus, finalFocus, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  useInertPage(open && use(DialogContext) === null);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen, { reason }) => !isOpen && onClose(reason === 'close-press')}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      disablePointerDismissal={!isDismissible}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classes.backdrop} />
        <BaseDialog.Viewport data-dialog-page className={classes.viewport}>
          <BaseDialog.Popup
            ref={popup}
            role={isAlert ? 'alertdialog' : 'dialog'}
            // Not if something inside already has the focus: it would be moved again a frame later, after the user
            // moved on.
            initialFocus={() =>
              !popup.current?.contains(document.activeElement) && (initialFocus ?? cross).current
            }
            finalFocus={finalFocus}
            className={classes.popup}
          >
            <DialogContext value={popup}>
              {/* A dialog of several steps says in its title what has happened. */}
              <BaseDialog.Title aria-live="polite" className={classes.title}>
                {title}
              </BaseDialog.Title>
              {classes.cross !== undefined && (
                <BaseDialog.Close ref={cross} aria-label="Close" className={classes.cross}>
                  <CloseIcon />
                </BaseDialog.Close>
              )}
              <div className="contents">{children}</div>
            </DialogContext>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** A button that closes the dialog around it, and the text that explains its title. */
export const DialogClose = BaseDialog.Close;
export const DialogDescription = BaseDialog.Description;

/** Nothing behind a dialog can be reached by keyboard or by screen reader. */
function useInertPage(isInert: boolean) {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (page === null || !isInert) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isInert]);
}
