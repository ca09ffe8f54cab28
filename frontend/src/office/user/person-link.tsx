import { Link } from 'react-router-dom';
import { displayName } from '../platform/display-name.ts';
import { userPath } from '../platform/office-paths.ts';

/** The look of a linked name. */
export const personLink =
  'font-medium text-fg underline decoration-line-3 underline-offset-3 hover:decoration-fg';

interface PersonLinkProps {
  person: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A user's name, linked to their page. */
export function PersonLink({ person }: PersonLinkProps) {
  return (
    <Link to={userPath(person.id)} className={personLink}>
      {displayName(person)}
    </Link>
  );
}
