import { fillLists, type PageLists, showsLists } from './site.ts';

/** How long a list is shown without looking again whether it has changed. */
const freshForMs = 2000;

/**
 * A page that is prepared once, and again only when what it lists has changed. However many ask at the same time, the
 * lists are asked for once. When they cannot be had, the page shows what it last listed.
 *
 * @param fill the page's text but for its lists; asked for when the page is first served.
 */
export function freshPage<Page>(
  fill: () => string,
  lists: () => Promise<PageLists>,
  prepare: (html: string) => Promise<Page>,
): () => Promise<Page> {
  let filled: string | undefined;
  let shown: { readonly html: string; readonly page: Promise<Page> } | undefined;
  let current: { readonly untilMs: number; readonly page: Promise<Page> } | undefined;
  const refresh = async (text: string): Promise<Page> => {
    const html = showsLists(text)
      ? await lists().then(
          (found) => fillLists(text, found),
          () => shown?.html ?? fillLists(text, {}),
        )
      : text;
    if (shown?.html !== html) shown = { html, page: prepare(html) };
    return shown.page;
  };
  return () => {
    filled ??= fill();
    if (current === undefined || current.untilMs <= Date.now()) {
      const untilMs = showsLists(filled) ? Date.now() + freshForMs : Infinity;
      current = { untilMs, page: refresh(filled) };
    }
    return current.page;
  };
}
