import { createContext, use } from 'react';
import { includesRole } from '@waitlist/backend/roles';
import type { AdminPartsFragment } from '../../generated/office.ts';

export const MeContext = createContext<AdminPartsFragment | null>(null);

/** The logged-in admin. */
export function useMe(): AdminPartsFragment {
  const me = use(MeContext);
  if (me === null) throw new Error('useMe needs the route guard above it');
  return me;
}

/** Whether the logged-in account has the role. Only decides what is shown: the server checks every call. */
export const useHasRole = (role: 'EDITOR' | 'ADMIN'): boolean => includesRole(useMe().role, role);
