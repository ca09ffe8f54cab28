import { type ComponentType, useState } from 'react';
import { useToasts } from '../../ui/toasts.tsx';

/**
 * A dialog whose code comes when it is wanted.
 *
 * @param load fetches it; called again it answers at once.
 * @param failed what is said when it cannot be fetched.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const open = () =>
    void load().then(
      (loaded) => {
        setDialog(() => loaded);
        setIsOpen(true);
      },
      () => toasts.error(failed),
    );
  return {
    /** Null until it was opened for the first time. */
    Dialog,
    isOpen,
    open,
    close: () => setIsOpen(false),
    /** Fetches the code before it is wanted; opening says why it cannot be fetched. */
    preload: () => void load().catch(() => undefined),
  };
}
