import { skipToken, useQuery } from '@apollo/client/react';
import { FilterBroadcastDocument, FilterPersonDocument, type UserFilter } from '../../../generated/office.ts';
import { displayName } from '../../platform/display-name.ts';

type Id = string | number | null;

/** The names of the users and broadcasts that a filter names. */
export function useFilterNames(filter: UserFilter): (id: string) => string {
  const { referredBy = null, treeOf = null, clicked = null, notClicked = null } = filter;
  const names = new Map([
    [referredBy, usePersonName(referredBy)],
    [treeOf, usePersonName(treeOf)],
    [clicked, useBroadcastName(clicked)],
    [notClicked, useBroadcastName(notClicked)],
  ]);
  return (id) => names.get(id) ?? '…';
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
