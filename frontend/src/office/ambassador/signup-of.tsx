import { Link } from 'react-router-dom';
import { userPath } from '../platform/office-paths.ts';
import { Badge } from '../ui/badge.tsx';
import { counted } from '../ui/format.ts';
import { type Application, nameOf } from './application.ts';

/** An applicant's sign-up: their code, which leads to their page, and how many friends count. */
export function SignupOf({ application }: { application: Application }) {
  const { signup, isStated } = application;
  if (signup === null)
    return (
      <span className="text-fg-3">{isStated ? 'Signed up by phone, not connected' : 'No sign-up yet'}</span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to={userPath(signup.id)} className="figures text-link">
        <span>{signup.referralId}</span>
        <span className="sr-only">{`, the code of ${nameOf(application)}`}</span>
      </Link>
      {signup.isBlocked ? (
        <Badge tone="danger">Blocked</Badge>
      ) : (
        <span className="text-fg-3">{counted(signup.referralCount, 'friend', 'friends')}</span>
      )}
    </span>
  );
}
