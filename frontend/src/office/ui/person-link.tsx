import { Link } from 'react-router-dom';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';

interface PersonLinkProps {
  person: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A user's name, linked to their page. */
export function PersonLink({ person }: PersonLinkProps) {
  return (
    <Link to={userPath(person.id)} className="text-link">
      {displayName(person)}
    </Link>
  );
}
