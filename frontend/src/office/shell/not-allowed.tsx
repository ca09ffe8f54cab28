import { Link } from 'react-router-dom';
import { officeHome } from '../platform/office-paths.ts';
import { actionLook } from '../ui/action-button.tsx';

/** Replaces a screen that the admin's role may not see; the server would also refuse its queries. */
export function NotAllowed() {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-16 text-center">
      <p>Only admins may see this screen. Ask one of them if you need to.</p>
      <Link to={officeHome} className={actionLook('plain')}>
        Go to the first screen
      </Link>
    </div>
  );
}
