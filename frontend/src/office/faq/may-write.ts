import { includesRole } from '@waitlist/backend/roles';
import { useMe } from '../platform/me.ts';

/** Whether the logged-in account may write FAQs. Only decides what is shown: the server checks every call. */
export function useMayWrite(): boolean {
  return includesRole(useMe().role, 'EDITOR');
}
