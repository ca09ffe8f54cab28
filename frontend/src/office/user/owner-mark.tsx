import { useSearchParams } from 'react-router-dom';
import type { UserPartsFragment } from '../../generated/office.ts';
import { ownsCode } from '../platform/owns-code.ts';
import { Badge } from '../ui/badge.tsx';

/** Marks the owner of the referral code that the list is searched for. */
export function OwnerMark({ user }: { user: UserPartsFragment }) {
  const [params] = useSearchParams();
  return ownsCode(params.get('search') ?? '', user) ? <Badge tone="good">Owner</Badge> : null;
}
