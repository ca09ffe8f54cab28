import { officeHome } from '../platform/office-paths.ts';
import { WayBack } from '../ui/way-back.tsx';

/** Replaces a screen that the admin's role may not see; the server would also refuse its queries. */
export function NotAllowed() {
  return (
    <WayBack to={officeHome} text="Go to Users">
      Only admins can open this page. Ask an admin for access.
    </WayBack>
  );
}
