import { useState, type ComponentProps } from 'react';
import { Dialog as SharedDialog, type DialogClasses, type DialogOpening } from '../../ui/dialog.tsx';
import { buttonStyle } from './office-kit.ts';

const fades = 'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';
/** The dialog itself is fixed: nothing around it scrolls. */
const around = { backdrop: `fixed inset-0 z-40 bg-scrim ${fades}`, viewport: 'contents' };
const card = `popup fixed z-50 outline-none ${fades}`;
const panel =
  'fixed inset-y-0 z-50 overflow-y-auto border-line bg-ink-2 outline-none transition-[translate] duration-200 ease-out-quint';
const cross = buttonStyle('bare', 'absolute top-3.5 right-3', 'square');

const sides = {
  center: {
    ...around,
    popup: `${card} top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-5`,
    title: 'text-base',
  },
  top: {
    ...around,
    popup: `${card} inset-x-4 top-[max(1rem,12dvh)] mx-auto flex max-h-[min(30rem,calc(100dvh-2rem))] max-w-xl flex-col overflow-hidden`,
    title: 'sr-only',
  },
  left: {
    ...around,
    popup: `${panel} left-0 w-72 max-w-[calc(100vw-3rem)] border-r p-3 data-ending-style:-translate-x-full data-starting-style:-translate-x-full`,
    title: 'sr-only',
    cross,
  },
  right: {
    ...around,
    popup: `${panel} right-0 w-[28rem] max-w-full border-l p-5 data-ending-style:translate-x-full data-starting-style:translate-x-full`,
    title: 'pr-12 text-base wrap-anywhere',
    cross,
  },
} as const satisfies Readonly<Record<string, DialogClasses>>;

interface DialogProps extends Omit<ComponentProps<typeof SharedDialog>, 'classes' | 'isDismissible'> {
  /** `left`, `right`: a panel over the whole height; at the right, it fills a phone. At the left and top, its title is only read out. */
  side?: keyof typeof sides;
}

/** Everything that opens over a screen. One in the center stays on a click outside, so that nothing typed is lost. */
export function Dialog({ side = 'center', ...dialog }: DialogProps) {
  return <SharedDialog {...dialog} classes={sides[side]} isDismissible={side !== 'center'} />;
}

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
