import type { UserState } from '../../generated/operations.ts';
import { useFilter } from '../ui/table/use-table-query.ts';
import { useStateFilter } from '../ui/user-state.tsx';

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** @param code ISO 3166-1 alpha-2. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

/** Which users the list contains, from the address. Null: all. */
export interface UserFilters {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly state: UserState | null;
  readonly chooseCountry: (code: string) => void;
  readonly chooseState: (state: string) => void;
}

/** The filters in the address; invalid values are ignored. */
export function useUserFilters(): UserFilters {
  const [country, chooseCountry] = useFilter('country');
  const [state, chooseState] = useStateFilter();
  return { country: /^[A-Z]{2}$/.test(country) ? country : null, state, chooseCountry, chooseState };
}
