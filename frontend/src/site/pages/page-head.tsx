import type { Invitation, Site } from '@waitlist/backend/page-data';
import { shareLink } from '@waitlist/backend/referral-sharing';
import { embeddedJson } from '../../platform/site.ts';
import { logoAddress } from '../../ui/logo-mark.tsx';
import { invitedBy } from '../referral/referrer.ts';
import { drawingAlt } from './landing/market-drawing.ts';
import type { PublicPage } from './pages.ts';

interface PageHeadProps {
  page: PublicPage;
  site: Site;
  /** Whose referral link the visitor opened. */
  invitation?: Invitation | undefined;
}

/** What previews and search engines are told of an address. */
const wordsOf = ({ page, site: { brand, publicUrl }, invitation }: PageHeadProps) => ({
  title: page.title(brand),
  description: page.description(brand),
  address: publicUrl + page.path,
  image: { path: '/share.png', alt: `${brand.name}: ${drawingAlt}` },
  ...(invitation !== undefined && {
    title: `${invitedBy(invitation)} to ${brand.name}`,
    description: `Your friend’s code is already applied. ${page.description(brand)}`,
    address: shareLink(publicUrl, invitation.referralId),
    image: {
      path: `/card/${encodeURIComponent(invitation.referralId)}.png`,
      alt: `${invitedBy(invitation)} to ${brand.name}`,
    },
  }),
});

/** What a page's head says about it. */
export function PageHead(props: PageHeadProps) {
  const { title, description } = wordsOf(props);
  return (
    <>
      <meta name="theme-color" content="#070b15" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {props.page.listed ? <Previews {...props} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href={logoAddress} type="image/svg+xml" sizes="any" />
    </>
  );
}

/** For search engines, and for chats and posts that show where a link leads. */
function Previews(props: PageHeadProps) {
  const { brand, publicUrl } = props.site;
  const { title, description, address, image } = wordsOf(props);
  return (
    <>
      <link rel="canonical" href={publicUrl + props.page.path} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={publicUrl + image.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The organization, site, and landing page for search engines, as schema.org defines them. */
export function StructuredData({ page, site: { brand, publicUrl } }: PageHeadProps) {
  const home = `${publicUrl}/`;
  const organization = `${home}#organization`;
  const website = `${home}#website`;
  const graph = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      legalName: brand.legalName,
      url: home,
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
      url: home,
      inLanguage: 'en',
      publisher: { '@id': organization },
    },
    {
      '@type': 'WebPage',
      '@id': home,
      name: page.title(brand),
      description: page.description(brand),
      url: home,
      inLanguage: 'en',
      isPartOf: { '@id': website },
    },
  ];
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: embeddedJson({ '@context': 'https://schema.org', '@graph': graph }),
      }}
    />
  );
}
