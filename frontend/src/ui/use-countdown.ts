import { useCallback, useSyncExternalStore } from 'react';

const tickMs = 250;

/** Whole seconds left until `untilMs` (epoch), counted down; 0 if it has passed or is null. */
export function useCountdown(untilMs: number | null): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (untilMs === null) return () => undefined;
      const timer = setInterval(() => {
        onTick();
        if (untilMs <= Date.now()) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [untilMs],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(untilMs));
}

/** `0:42`, or `2 hours` where minutes would be silly. */
export function formatWait(seconds: number): string {
  if (seconds >= 5400) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function secondsUntil(untilMs: number | null): number {
  return untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
}
