import { renderToStaticMarkup } from 'react-dom/server';
import { tokenSite } from '../platform/site.ts';
import { logoAddress } from '../ui/logo-mark.tsx';
import type { SitePath } from './platform/site-paths.ts';
import { pageContent } from './pages/page-content.tsx';
import { SiteRoot } from './shell/site-root.tsx';

export { headOf, pages, siteElementOf } from './pages/pages.ts';

/** The tab's icon. */
export const iconLink = `<link rel="icon" href="${logoAddress}" type="image/svg+xml" sizes="any">`;

/** A page's markup, with tokens for what the server fills in. */
export function renderPage(path: SitePath): string {
  return renderToStaticMarkup(<SiteRoot site={tokenSite}>{pageContent[path]}</SiteRoot>);
}
