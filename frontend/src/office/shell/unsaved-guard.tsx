import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { hasUnsaved, useFormsWithChanges } from '../platform/unsaved.ts';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** Asks before the admin leaves a form that is not saved, for another screen or by closing the tab. */
export const UnsavedGuard = () => useFormsWithChanges() && <Guard />;

/** Only while it is needed: the router warns of addresses that others wrote while it may be blocked. */
function Guard() {
  const opener = useRef<HTMLElement>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (subjectOf(currentLocation) === subjectOf(nextLocation) || !hasUnsaved()) return false;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return true;
  });
  const dialog = useLazyDialog(LeaveDialog, 'Your changes aren’t saved. Save them, or try again to leave.');
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  const isBlocked = blocker.state === 'blocked';
  const ask = useEffectEvent(async () => {
    if (!(await dialog.open())) blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void ask();
  }, [isBlocked]);
  if (!dialog.wasOpened) return null;
  return (
    <LeaveDialog
      open={isBlocked}
      opener={opener}
      onClose={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** What a screen is about; other parameters say how it shows that. */
function subjectOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  return [pathname, ...['id', '_id', 'kind'].map((name) => params.get(name) ?? '')].join('\n');
}
