import { includesRole } from '@waitlist/backend/roles';
import { useMe } from './me.ts';

/** Whether the logged-in account has the role. Only decides what is shown: the server checks every call. */
export const useHasRole = (role: 'EDITOR' | 'ADMIN'): boolean => includesRole(useMe().role, role);
