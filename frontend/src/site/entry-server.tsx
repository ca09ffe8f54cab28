import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { tokenSite } from '../platform/site.ts';
import type { SitePath } from './platform/site-paths.ts';
import { App } from './shell/app.tsx';
import { pageContent } from './pages/page-content.tsx';

export { headOf, pages } from './pages/pages.ts';

/** A page's markup, with tokens where the site's own words go. */
export async function renderPage(path: SitePath): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App site={tokenSite}>{pageContent[path]}</App>
    </StrictMode>,
  );
  return new Response(prelude).text();
}
