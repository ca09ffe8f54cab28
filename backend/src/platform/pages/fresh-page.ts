import { isDeepStrictEqual } from 'node:util';
import { withDeadline } from '../deadline.ts';
import type { LiveData } from './page-data.ts';
import { noLiveData } from './page-renderer.ts';

/** How long live data is shown before checking whether it has changed. */
const freshForMs = 2000;
/** How long a visitor waits for a newer copy. Once one was late, no visitor waits until a refresh has succeeded. */
const newerWithinMs = 500;
/** How long a visitor waits for the first copy before the page is shown without live data. */
const firstWithinMs = 2000;

export interface FreshPageOptions<Page> {
  /** Renders the page with the data; may fail. */
  readonly render: (live: LiveData) => Promise<Page>;
  /** Queries the live data; may fail. Null for a page that shows none. */
  readonly live: (() => Promise<LiveData>) | null;
  /** Called with why new data could not be rendered, once for that data. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * A page that is rendered once, and again only when its live data has changed. However many visitors request it at the
 * same time, the data is queried and rendered once. If it is unavailable, slow, or cannot be rendered, the last copy is
 * shown.
 */
export function freshPage<Page>(options: FreshPageOptions<Page>): () => Promise<Page> {
  const { render, live } = options;
  const newest = live === null ? null : newestCopy(live, options);
  let withoutData: Promise<Page> | undefined;
  return async () => {
    const page = await newest?.();
    if (page !== undefined) return page;
    withoutData ??= render(noLiveData);
    return withoutData;
  };
}

/** The newest copy that is available in time; undefined while there never was one. */
function newestCopy<Page>(
  live: () => Promise<LiveData>,
  { render, onFailure }: FreshPageOptions<Page>,
): () => Promise<Page | undefined> {
  let copy: { readonly page: Page } | undefined;
  let rendered: LiveData | undefined;
  let lookAgainAt = -Infinity; // on the steady clock: the wall clock may be set back
  let refreshing: Promise<void> | undefined;
  let patienceMs = newerWithinMs;
  const renderIfChanged = async (data: LiveData): Promise<void> => {
    if (isDeepStrictEqual(data, rendered)) return;
    rendered = data;
    try {
      copy = { page: await render(data) };
    } catch (error) {
      onFailure(error);
    }
  };
  const refresh = async (): Promise<void> => {
    lookAgainAt = performance.now() + freshForMs;
    try {
      await renderIfChanged(await live());
      patienceMs = newerWithinMs;
    } catch {
      patienceMs = 0;
    } finally {
      refreshing = undefined;
    }
  };
  return async () => {
    if (performance.now() >= lookAgainAt) refreshing ??= refresh();
    const waitMs = copy === undefined ? firstWithinMs : patienceMs;
    if (refreshing !== undefined && waitMs > 0)
      await withDeadline(refreshing, waitMs).catch(() => {
        patienceMs = 0;
      });
    return copy?.page;
  };
}
