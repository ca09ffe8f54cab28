import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { tokenSite } from '../platform/site.ts';
import { App } from './app.tsx';

export { headOf, pages } from './pages/pages.ts';

/** A page's markup, with tokens where the site's own words go. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App site={tokenSite} />
      </StaticRouter>
    </StrictMode>,
  );
  return new Response(prelude).text();
}
