import { type ComponentType, useState } from 'react';
import { reloadForNewRelease } from '../../platform/new-release.ts';
import { useToasts } from '../../ui/toasts.tsx';

/**
 * A dialog whose code loads on demand.
 *
 * @param load loads it; later calls resolve immediately.
 * @param failed the message if it cannot be loaded.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const open = () =>
    load().then(
      (loaded) => {
        setDialog(() => loaded);
        setIsOpen(true);
        return true;
      },
      async () => {
        if (!(await reloadForNewRelease(failed))) toasts.error(failed);
        return false;
      },
    );
  return {
    /** Null until it was opened for the first time. */
    Dialog,
    isOpen,
    /** Resolves with whether it opens; if not, the admin is told. */
    open,
    close: () => setIsOpen(false),
    /** Preloads the code; opening reports why it cannot be loaded. */
    preload: () => void load().catch(() => undefined),
  };
}
