import { useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { hasUnsaved } from '../platform/unsaved.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks before the admin leaves a form that is not saved, for another screen or by closing the tab. */
export function UnsavedGuard() {
  const opener = useRef<HTMLElement>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (subjectOf(currentLocation) === subjectOf(nextLocation) || !hasUnsaved()) return false;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return true;
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      opener={opener}
      onClose={() => blocker.reset?.()}
      action={{ pending: false, error: null }}
      // Null: it closes by itself.
      onConfirm={() => {
        blocker.proceed?.();
        return Promise.resolve(null);
      }}
      title="Leave without saving?"
      confirm="Leave"
      keep="Keep editing"
    >
      Your changes aren’t saved. If you come back, they are still in the form, until you close this tab.
    </ConfirmDialog>
  );
}

/** What a screen is about; other parameters say how it shows that. */
function subjectOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  return [pathname, ...['id', '_id', 'kind'].map((name) => params.get(name) ?? '')].join('\n');
}
