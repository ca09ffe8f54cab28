import { useEffect, useRef, useState } from 'react';

const rollMs = 900;

/** The number to show while rolling from the last one to this; immediately this one with reduced motion. */
export function useRollingNumber(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    const still = start === target || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = still ? 1 : Math.min(1, Math.max(0, now - began) / rollMs);
      from.current = Math.round(start + (target - start) * (1 - (1 - part) ** 5));
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
