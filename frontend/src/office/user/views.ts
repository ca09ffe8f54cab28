import type { SaveUserViewInput, ViewPartsFragment } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { filterParams, readUserFilter, sameFilter } from '../platform/user-filter.ts';

/** A list of users under a name: what its address says. */
export interface View extends Omit<ViewPartsFragment, '__typename' | 'revision'> {
  /** Null: it ships, and cannot be changed. */
  readonly revision: number | null;
}

const dayMs = 86_400_000;

/** The views that ship. */
export function readyViews(now: Date): readonly View[] {
  const week = new Date(now.getTime() - 6 * dayMs).toISOString().slice(0, 10);
  const view = (id: string, name: string, filter: string, more: Partial<View> = {}): View => ({
    ...{ id, name, filter, sort: null, columns: null, revision: null },
    ...more,
  });
  return [
    view('waiting', 'Waiting', 'states=waiting'),
    view('invited', 'Invited', 'states=invited'),
    view('accepted', 'Accepted', 'states=accepted'),
    view('joined-this-week', 'Joined this week', `joinedFrom=${week}`),
    view('best-referrers', 'Best referrers', 'minReferrals=1', {
      sort: '-referralCount',
      columns: [
        'name',
        'referralId',
        'state',
        'country',
        'rank',
        'referralPoints',
        'createdAt',
        'referralCount',
      ],
    }),
    view('held-credits', 'Held credits', 'held=true', { sort: '-referralPoints' }),
  ];
}

/** The parameters of an address that a view is made of; `view` is the one that was opened. */
const own = ['view', 'sort', 'columns'] as const;

/** The address of the list as a view shows it. */
export function viewPath({ id, filter, sort, columns }: View): string {
  const params = filterParams(readUserFilter(new URLSearchParams(filter)));
  const values = { view: id, sort, columns: columns?.join() };
  for (const name of own)
    if (values[name] !== null && values[name] !== undefined) params.set(name, values[name]);
  return `${officePaths.users}?${params.toString()}`;
}

/** Whether an address shows a view as it is. A search within it does not count. */
export function isShown(view: View, address: URLSearchParams): boolean {
  const shown = new URLSearchParams(viewPath(view).split('?')[1]);
  return (
    sameFilter(keptFilter(shown), keptFilter(address)) &&
    (['sort', 'columns'] as const).every((name) => (shown.get(name) ?? '') === (address.get(name) ?? ''))
  );
}

/** What a view keeps of an address: neither the search nor chosen users, which are about persons. */
export function keptFilter(address: URLSearchParams) {
  const { search: _search, signupIds: _chosen, ...filter } = readUserFilter(address);
  return filter;
}

/** What an address shows, to be saved under a name. */
export function viewInput(
  name: string,
  address: URLSearchParams,
  { id, revision }: { readonly id?: string; readonly revision?: number } = {},
): SaveUserViewInput {
  const sort = address.get('sort');
  return {
    ...(id !== undefined && { id, revision }),
    name,
    filter: keptFilter(address),
    sort: sort === 'relevance' ? null : sort,
    columns: address.get('columns')?.split(',') ?? null,
  };
}

/** One that the team saved. */
export type StoredView = View & { readonly revision: number };
