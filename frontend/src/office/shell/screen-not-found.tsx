import { Link } from 'react-router-dom';
import { officeHome } from '../platform/office-paths.ts';
import { actionLook } from '../ui/action-button.tsx';

export function ScreenNotFound() {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-16 text-center">
      <p>There is no screen at this address. It may have been moved, or the link is not complete.</p>
      <Link to={officeHome} className={actionLook('plain')}>
        Go to the first screen
      </Link>
    </div>
  );
}
