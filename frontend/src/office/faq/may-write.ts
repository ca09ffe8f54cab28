import { useMe } from '../platform/me.ts';

/** Whether whoever is logged in may write FAQs; the server decides it anew with every call. */
export function useMayWrite(): boolean {
  return useMe().role !== 'VIEWER';
}
