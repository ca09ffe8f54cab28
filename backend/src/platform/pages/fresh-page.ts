import { withDeadline } from '../deadline.ts';
import { fillLists, type PageLists, showsLists } from './site.ts';

/** How long a list is shown before checking whether it has changed. */
const freshForMs = 2000;
/** How long a visitor waits for a newer copy. Once one was late, no visitor waits until a refresh has succeeded. */
const newerWithinMs = 500;
/** How long a visitor waits for the first copy before the page is shown without its lists. */
const firstWithinMs = 2000;

/**
 * A page that is rendered once, and again only when its lists have changed. However many visitors request it at the
 * same time, the lists are queried once. If they are unavailable, or slow, the page shows the last ones.
 *
 * @param fill the page's text except its lists; called when the page is first served.
 */
export function freshPage<Page>(
  fill: () => string,
  lists: () => Promise<PageLists>,
  prepare: (html: string) => Promise<Page>,
): () => Promise<Page> {
  let text: string | undefined;
  let withoutLists: Promise<Page> | undefined;
  let listing: (() => Promise<Page | undefined>) | undefined;
  return async () => {
    text ??= fill();
    if (showsLists(text)) {
      listing ??= lastListed(text, lists, prepare);
      const page = await listing();
      if (page !== undefined) return page;
    }
    withoutLists ??= prepare(fillLists(text, {}));
    return withoutLists;
  };
}

/** The newest copy of a page whose lists are available in time; undefined while there never was one. */
function lastListed<Page>(
  text: string,
  lists: () => Promise<PageLists>,
  prepare: (html: string) => Promise<Page>,
): () => Promise<Page | undefined> {
  let copy: { readonly html: string; readonly page: Page } | undefined;
  let lookAgainAt = -Infinity; // on the steady clock: the wall clock may be set back
  let refreshing: Promise<void> | undefined;
  let patienceMs = newerWithinMs;
  const refresh = async (): Promise<void> => {
    lookAgainAt = performance.now() + freshForMs;
    try {
      const html = fillLists(text, await lists());
      if (copy?.html !== html) copy = { html, page: await prepare(html) };
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
