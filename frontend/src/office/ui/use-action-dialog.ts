import { useState } from 'react';

interface DialogState {
  readonly open: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly error: string | null;
}

/**
 * How a dialog deals with its action: it stays open while the action is in progress, so that a failure has a place, and
 * shows no failure from before it was opened.
 */
export function useActionDialog({ open, pending, onClose, error }: DialogState) {
  const [old, setOld] = useState<string | null>(null);
  const isOver = open ? null : error;
  if (old !== isOver && (!open || error === null)) setOld(isOver);
  return {
    error: open && error !== old ? error : null,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen && !pending) onClose();
    },
  };
}
