import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UserFilter } from '../../../generated/office.ts';
import { isFiltered, readUserFilter, withFilter } from '../../platform/user-filter.ts';

/** The filter of a list in its address. A change returns to the first page; Back undoes it. */
export function useUserFilter(): readonly [UserFilter, (filter: UserFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readUserFilter(params), [params]);
  const change = useCallback(
    (next: UserFilter) => {
      const address = withFilter(new URLSearchParams(window.location.search), next);
      if (!isFiltered(next)) address.delete('view'); // without a filter, nothing of it is left
      setParams(address, { preventScrollReset: true });
    },
    [setParams],
  );
  return [filter, change];
}
