import { useEffect, useEffectEvent, useState } from 'react';

/** A value once it has stayed the same for a moment; at first, as it is. Objects are the same if they say the same. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  const settle = useEffectEvent(() => setSettled(value));
  const content = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(), pauseMs);
    return () => clearTimeout(timer);
  }, [content, pauseMs]);
  return settled;
}
