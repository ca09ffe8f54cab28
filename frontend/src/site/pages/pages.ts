import { legalPages, type LegalPageLink } from '../legal/legal-pages.ts';
import { siteElementId, tokenSite } from '../../platform/site.ts';
import { sitePaths, type SitePath } from '../platform/site-paths.ts';
import { whatItIs } from './landing/headline.ts';
import { drawingAlt } from './landing/market-drawing.ts';

/** A prerendered page. Its texts may hold tokens. */
export interface PublicPage {
  readonly path: SitePath;
  /** Under `dist/pages/`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** A page without islands loads no script. */
  readonly hasIslands: boolean;
  /** Its style sheet under `styles/`. */
  readonly styles: 'site' | 'status' | 'legal' | 'plain';
  /** Search engines may list it. */
  readonly listed: boolean;
}

const { brand, publicUrl } = tokenSite;

export const pages: readonly PublicPage[] = [
  {
    path: sitePaths.home,
    file: 'index.html',
    title: `${brand.name}: ${whatItIs}`,
    description: brand.description,
    hasIslands: true,
    styles: 'site',
    listed: true,
  },
  legalPage(
    legalPages.privacyPolicy,
    `What ${brand.name} knows about you, why, who else sees it, how long it is kept, and how to have it changed or deleted.`,
  ),
  legalPage(
    legalPages.termsAndConditions,
    `The agreement between you and ${brand.name}: waitlist, referrals, subscriptions, liability, and how disputes are settled.`,
  ),
  legalPage(
    legalPages.refundPolicy,
    `How to end a subscription to ${brand.name}, when you can have your money back, and how to ask for it.`,
  ),
  {
    path: sitePaths.status,
    file: 'status.html',
    title: `Your status: ${brand.name}`,
    description: 'Your exact rank on the waitlist, your referrals, and how to move up.',
    hasIslands: true,
    styles: 'status',
    listed: true,
  },
  {
    path: sitePaths.invite,
    file: 'invite.html',
    title: `Your invitation: ${brand.name}`,
    description: 'Where the link of your invitation leads.',
    hasIslands: true,
    styles: 'status',
    listed: false,
  },
  {
    path: sitePaths.app,
    file: 'app.html',
    title: `Not open yet: ${brand.name}`,
    description: `${brand.name} is not open yet. Join the waitlist for early access.`,
    hasIslands: false,
    styles: 'plain',
    listed: false,
  },
  {
    path: sitePaths.notFound,
    file: '404.html',
    title: `Page not found: ${brand.name}`,
    description: 'There is nothing at this address.',
    hasIslands: false,
    styles: 'plain',
    listed: false,
  },
];

/** A page's head, without styles and scripts. */
export function headOf({ path, title, description, listed }: PublicPage): string {
  const about = [`<title>${title}</title>`, `<meta name="description" content="${description}">`];
  if (!listed) return [...about, '<meta name="robots" content="noindex">'].join('\n    ');
  const address = `${publicUrl}${path}`;
  const forPreviews = [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="en_US">`,
    `<meta property="og:site_name" content="${brand.name}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${publicUrl}/share.png">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${brand.name}: ${drawingAlt}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
  const structured = path === sitePaths.home ? [structuredData(address, title, description)] : [];
  return [...about, ...forPreviews, ...structured].join('\n    ');
}

/** Where the server puts the site's settings, for pages with code that reads them. */
export const siteElementOf = ({ hasIslands }: PublicPage): string =>
  hasIslands ? `<script type="application/json" id="${siteElementId}"></script>` : '';

function legalPage({ path, title }: LegalPageLink, description: string): PublicPage {
  return {
    path,
    file: `${path.slice(1)}.html`,
    title: `${title}: ${brand.name}`,
    description,
    hasIslands: false,
    styles: 'legal',
    listed: true,
  };
}

/** The organization, site, and landing page for search engines, as schema.org defines them. */
function structuredData(address: string, title: string, description: string): string {
  const organization = `${publicUrl}/#organization`;
  const website = `${publicUrl}/#website`;
  const graph = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand.name,
        legalName: brand.legalName,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
        slogan: brand.tagline,
        email: brand.supportEmail,
        address: brand.address,
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: brand.name,
        description: brand.description,
        url: `${publicUrl}/`,
        inLanguage: 'en',
        publisher: { '@id': organization },
      },
      {
        '@type': 'WebPage',
        '@id': address,
        name: title,
        description,
        url: address,
        inLanguage: 'en',
        isPartOf: { '@id': website },
      },
    ],
  });
  return `<script type="application/ld+json">${graph}</script>`;
}
