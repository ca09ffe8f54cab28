import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `refresh` again and again while the page can be seen. One that comes back into view after longer than
 * `everyMs` is refreshed at once; the next call waits for the end of the one before.
 *
 * @param refresh must not throw.
 */
export function useRefresh(refresh: () => Promise<void>, everyMs: number): void {
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = Date.now();
    let running = false;
    const goOn = () => {
      clearTimeout(timer);
      if (document.hidden || running) return;
      timer = setTimeout(() => void run(), Math.max(0, lastAt + everyMs - Date.now()));
    };
    const run = async () => {
      running = true;
      await refreshNow();
      running = false;
      lastAt = Date.now();
      if (!ended) goOn();
    };
    let ended = false;
    document.addEventListener('visibilitychange', goOn);
    goOn();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [everyMs]);
}
