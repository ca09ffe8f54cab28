import { useEffect, useRef } from 'react';
import { useToasts } from '../../ui/toasts.tsx';

/** Says once, as a message, too, that a screen cannot be loaded; again only after it was. */
export function useFailureToast(state: 'loading' | 'failed' | 'ready'): void {
  const toasts = useToasts();
  const said = useRef(false);
  useEffect(() => {
    if (state === 'ready') said.current = false;
    if (state !== 'failed' || said.current) return;
    said.current = true;
    toasts.error('Something went wrong');
  }, [state, toasts]);
}
