import type { RefObject } from 'react';

/** What a screen says to each of its dialogs. */
export interface DialogOpening {
  open: boolean;
  /** What opened it, and gets the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}
