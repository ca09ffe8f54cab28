import type { ReactNode, RefObject } from 'react';
import { Popover as Base } from '@base-ui/react/popover';

interface PopoverProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** What it is about, for screen readers. */
  label: string;
  trigger: ReactNode;
  /** Of the button that opens it. */
  triggerStyle: string;
  triggerLabel?: string;
  /** A key that opens it, too. */
  shortcut?: string;
  /** What gets the focus when it opens; left out: its first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * A button that opens something to fill in below it; on a phone, at the bottom of the window. Escape, a click outside and
 * its own button close it, and the focus returns to the button.
 */
export function Popover(props: PopoverProps) {
  const { open, onOpen, label, trigger, triggerStyle, triggerLabel, shortcut, initialFocus, children } =
    props;
  return (
    <Base.Root open={open} onOpenChange={onOpen}>
      <Base.Trigger
        className={triggerStyle}
        aria-label={triggerLabel}
        aria-keyshortcuts={shortcut}
        // Enter in a form around it must not send that form.
        type="button"
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim sm:hidden" />
        <Base.Positioner
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!"
        >
          <Base.Popup
            aria-label={label}
            initialFocus={initialFocus ?? true}
            className="popup appear w-full p-1 outline-none max-sm:rounded-b-none max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:w-80"
          >
            <div className="contents">{children}</div>
            <div className="p-2 sm:hidden">
              <Base.Close className="h-10 w-full rounded-lg border border-line-2 font-medium text-fg">
                Close
              </Base.Close>
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
