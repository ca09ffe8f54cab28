import { createContext, use } from 'react';
import type { AdminPartsFragment } from '../../generated/office.ts';

export const MeContext = createContext<AdminPartsFragment | null>(null);

/** The logged-in admin. */
export function useMe(): AdminPartsFragment {
  const me = use(MeContext);
  if (me === null) throw new Error('useMe needs the route guard above it');
  return me;
}
