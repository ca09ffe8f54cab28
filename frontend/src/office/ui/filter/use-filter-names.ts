import { skipToken, useQuery } from '@apollo/client/react';
import {
  FilterBroadcastDocument,
  FilterPersonDocument,
  ImportNamesDocument,
  type UserFilter,
} from '../../../generated/office.ts';
import { displayName } from '../../platform/display-name.ts';
import { importLabel, valueLabel } from './conditions.ts';

type Id = string | number | null;

/** The names of the users, broadcasts and imports that a filter names, by id. */
export function useFilterNames(filter: UserFilter): (id: string) => string {
  const { referredBy = null, treeOf = null, clicked = null, notClicked = null, imports = null } = filter;
  const importName = useImportNames(imports !== null);
  const names = new Map([
    [referredBy, usePersonName(referredBy)],
    [treeOf, usePersonName(treeOf)],
    [clicked, useBroadcastName(clicked)],
    [notClicked, useBroadcastName(notClicked)],
  ]);
  return (id) => names.get(id) ?? importName(id);
}

function useImportNames(isAsked: boolean): (id: string) => string {
  const { data, error } = useQuery(ImportNamesDocument, isAsked ? { fetchPolicy: 'cache-first' } : skipToken);
  return (id) => {
    const found = data?.importNames.find((each) => each.id === id);
    if (found !== undefined) return importLabel(found);
    return data === undefined && error === undefined ? '…' : valueLabel('imports', id);
  };
}

function usePersonName(id: Id): string {
  const { data, error } = useQuery(
    FilterPersonDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  if (data !== undefined) return displayName(data.user.user);
  return error === undefined ? '…' : 'an unknown user';
}

function useBroadcastName(id: Id): string {
  const { data, error } = useQuery(
    FilterBroadcastDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  if (data === undefined && error === undefined) return '…';
  return data?.broadcast?.name ?? 'an unknown broadcast';
}
