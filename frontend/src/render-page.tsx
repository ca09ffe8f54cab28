import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageData, Site } from '@waitlist/backend/page-data';
import { officePath } from './office/office-html.ts';
import { embeddedJson, siteElementId } from './platform/site.ts';
import { islandsThatSendCodes } from './site/pages/islands/islands.ts';
import { pageContent } from './site/pages/page-content.tsx';
import { PageHead, StructuredData } from './site/pages/page-head.tsx';
import { type PublicPage, publicPages } from './site/pages/pages.ts';
import { sitePaths } from './site/platform/site-paths.ts';
import { SiteRoot } from './site/shell/site-root.tsx';

/** Filled in by the build: the styles and scripts in the head of every page, as HTML by its path. */
declare const __PAGE_HEADS__: Readonly<Record<string, string>>;
const heads = __PAGE_HEADS__;

/** Every document that the server serves. */
export const pages = [
  ...publicPages.map(({ path, listed, live, islands }) => ({
    ...{ path, listed, live },
    sendsCodes: islands.some((name) => islandsThatSendCodes.has(name)),
  })),
  { path: officePath, listed: false, live: false, sendsCodes: false },
];

/** A page as a whole document. The server calls it when what the page shows has changed. */
export function renderPage(path: string, data: PageData): string {
  const page = publicPages.find((candidate) => candidate.path === path);
  const { attributes, head, headEnd, body } =
    page === undefined ? officeDocument(data) : publicDocument(page, data);
  return `<!doctype html>
<html lang="en"${attributes}>
<head>${renderToStaticMarkup(head)}
${heads[path] ?? ''}${renderToStaticMarkup(headEnd)}</head>
<body>${renderToStaticMarkup(body)}</body>
</html>
`;
}

interface PageDocument {
  /** Of the root element. */
  readonly attributes: string;
  readonly head: ReactNode;
  /** After the styles, where it compresses better. */
  readonly headEnd: ReactNode;
  readonly body: ReactNode;
}

function publicDocument(page: PublicPage, data: PageData): PageDocument {
  const { explorerPath: _ofOffice, ...site } = data.site;
  return {
    attributes: data.site.keepsSources ? '' : ' data-sources="off"',
    head: (
      <>
        <CommonHead />
        <PageHead page={page} site={data.site} invitation={data.invitation} />
      </>
    ),
    headEnd: page.path === sitePaths.home && <StructuredData page={page} site={data.site} />,
    body: (
      <>
        <div id="root">
          <SiteRoot site={data.site}>{pageContent[page.path](data)}</SiteRoot>
        </div>
        {page.islands.length > 0 && <SiteElement site={site} />}
      </>
    ),
  };
}

/** The back office: its code renders all of it. Search engines must not index it. */
function officeDocument({ site }: PageData): PageDocument {
  return {
    attributes: ' data-theme="dark"',
    head: (
      <>
        <CommonHead />
        <title>{`${site.brand.name} back office`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      </>
    ),
    headEnd: null,
    body: (
      <>
        <div id="root" />
        <noscript>
          <p className="p-6">The back office needs JavaScript. Switch it on and reload this page.</p>
        </noscript>
        <SiteElement site={site} />
      </>
    ),
  };
}

function CommonHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

/** The site's settings, for the code of the page. */
function SiteElement({ site }: { site: Site }) {
  return (
    <script
      type="application/json"
      id={siteElementId}
      dangerouslySetInnerHTML={{ __html: embeddedJson(site) }}
    />
  );
}
