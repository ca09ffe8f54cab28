import { Link } from 'react-router-dom';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';

/** How a name looks where it leads somewhere. */
export const personLink =
  'font-medium text-fg underline decoration-line-3 underline-offset-3 hover:decoration-fg';

interface PersonLinkProps {
  person: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A user's name, which leads to their page. */
export function PersonLink({ person }: PersonLinkProps) {
  return (
    <Link to={userPath(person.id)} className={personLink}>
      {displayName(person)}
    </Link>
  );
}
