import { useCallback, useEffect, useRef } from 'react';
import { useToasts } from '../ui/toasts.tsx';
import type { ApiError } from './api-error.ts';

/** Error codes of a token that no longer works. The login page says why. */
export const endsSession: readonly string[] = ['SESSION_EXPIRED', 'SESSION_ENDED', 'UNAUTHENTICATED'];

/**
 * @returns a function that shows a failure as a toast, unless the component that started the action shows it: that one
 * has no place for it, or is gone when the answer comes.
 */
export function useUnseenFailure(): (error: ApiError, hasPlace: boolean) => void {
  const toasts = useToasts();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(
    ({ code, message }, hasPlace) => {
      if (!endsSession.includes(code) && (!hasPlace || isGone.current)) toasts.error(message);
    },
    [toasts],
  );
}
