import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it comes alive, true from then on. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
