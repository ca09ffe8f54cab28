import { skipToken, useQuery } from '@apollo/client/react';
import { FilterPersonDocument, type UserFilter } from '../../../generated/office.ts';
import { displayName } from '../../platform/display-name.ts';

/** The names of the users that a filter names. */
export function usePersonNames({ referredBy = null, treeOf = null }: UserFilter): (id: string) => string {
  const referrer = usePersonName(referredBy);
  const root = usePersonName(treeOf);
  return (id) => (id === referredBy ? referrer : root);
}

function usePersonName(id: string | number | null): string {
  const { data, error } = useQuery(
    FilterPersonDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  if (data !== undefined) return displayName(data.user.user);
  return error === undefined ? '…' : 'an unknown user';
}
