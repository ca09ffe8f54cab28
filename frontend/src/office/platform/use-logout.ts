import { AdminLogoutDocument } from '../../generated/office.ts';
import { logQuietly } from '../../platform/log.ts';
import { session } from './session.ts';
import { useAction } from './use-action.ts';

/** Logs out, and the action that does. */
export function useLogout() {
  const logout = useAction(AdminLogoutDocument);
  const leave = async (): Promise<null> => {
    // Whatever the server answers, this browser forgets the session.
    if ((await logout.run()) === null) logQuietly('adminLogout failed', logout.error);
    session.end();
    return null;
  };
  return { logout, leave };
}
