import { tokenSite } from '../../platform/site.ts';

/** A page that is prerendered. Its texts may hold tokens. */
export interface PublicPage {
  readonly path: string;
  /** Under `dist/pages/`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
}

export const pages: readonly PublicPage[] = [
  {
    path: '/',
    file: 'index.html',
    title: `${tokenSite.brand.name}: AI search for financial markets`,
    description: tokenSite.brand.description,
  },
];

/** What stands in a page's head besides styles and fonts. */
export function headOf({ path, title, description }: PublicPage): string {
  const address = `${tokenSite.publicUrl}${path}`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${tokenSite.brand.name}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta name="twitter:card" content="summary">`,
  ].join('\n    ');
}
