import { useEffect, useState } from 'react';

/** Whole seconds left until `untilMs` (epoch), counted down once a second; 0 when it has passed or is null. */
export function useCountdown(untilMs: number | null): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const counting = untilMs !== null && untilMs > nowMs;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  useEffect(() => setNowMs(Date.now()), [untilMs]);
  return left;
}

/** `0:42`, or `2 hours` when minutes would be silly. */
export function formatWait(seconds: number): string {
  if (seconds >= 5400) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
