import { useEffect, useRef, useState } from 'react';

const rollMs = 900;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The number to show while rolling from the last one, at first from `start`, to this; immediately this one with reduced motion. */
export function useRollingNumber(target: number, start = target): number {
  const [shown, setShown] = useState(() => (isStill() ? target : start));
  const last = useRef(shown);
  useEffect(() => {
    const from = last.current;
    const still = from === target || isStill();
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = still ? 1 : Math.min(1, Math.max(0, now - began) / rollMs);
      last.current = Math.round(from + (target - from) * (1 - (1 - part) ** 5));
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
