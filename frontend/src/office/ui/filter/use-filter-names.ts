import { skipToken, useQuery } from '@apollo/client/react';
import { FilterPersonDocument, ImportNamesDocument, type UserFilter } from '../../../generated/office.ts';
import { displayName } from '../../platform/display-name.ts';
import { importLabel, valueLabel } from './conditions.ts';

/** The names of the users and imports that a filter names, by id. */
export function useFilterNames({
  referredBy = null,
  treeOf = null,
  imports = null,
}: UserFilter): (id: string) => string {
  const referrer = usePersonName(referredBy);
  const root = usePersonName(treeOf);
  const { data, error } = useQuery(
    ImportNamesDocument,
    imports === null ? skipToken : { fetchPolicy: 'cache-first' },
  );
  return (id) => {
    if (id === referredBy) return referrer;
    if (id === treeOf) return root;
    const found = data?.importNames.find((each) => each.id === id);
    if (found !== undefined) return importLabel(found);
    return data === undefined && error === undefined ? '…' : valueLabel('imports', id);
  };
}

function usePersonName(id: string | number | null): string {
  const { data, error } = useQuery(
    FilterPersonDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  if (data !== undefined) return displayName(data.user.user);
  return error === undefined ? '…' : 'an unknown user';
}
