import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs the effects of a blur only after the click that caused it is over. A message that appears between press and
 * release would move the button away from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const actions = waiting.current.splice(0);
      // The click itself comes right after the release.
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((action) => {
    if (pressed.current) waiting.current.push(action);
    else action();
  }, []);
}
