import type { Site } from '@waitlist/backend/page-data';
import { legalPages, type LegalPageLink } from '../legal/legal-pages.ts';
import { sitePaths, type SitePath } from '../platform/site-paths.ts';
import type { IslandName } from './islands/islands.ts';
import { whatItIs } from './landing/headline.ts';

/** A page of the public site. */
export interface PublicPage {
  readonly path: SitePath;
  readonly title: (brand: Site['brand']) => string;
  readonly description: (brand: Site['brand']) => string;
  /** The islands on it, and those that its buttons open. A page without islands loads no script. */
  readonly islands: readonly IslandName[];
  /** Its style sheet under `styles/`. */
  readonly styles: 'site' | 'status' | 'legal' | 'plain';
  /** Search engines may list it. */
  readonly listed: boolean;
  /** It shows data that changes while the server runs. */
  readonly live: boolean;
}

export const publicPages: readonly PublicPage[] = [
  {
    path: sitePaths.home,
    title: ({ name }) => `${name}: ${whatItIs}`,
    description: ({ description }) => description,
    islands: ['ambassador', 'answer', 'carousel', 'country', 'event-filter', 'known', 'waitlist'],
    styles: 'site',
    listed: true,
    live: true,
  },
  legalPage(
    legalPages.privacyPolicy,
    (name) =>
      `What ${name} knows about you, why, who else sees it, how long it is kept, and how to have it changed or deleted.`,
  ),
  legalPage(
    legalPages.termsAndConditions,
    (name) =>
      `The agreement between you and ${name}: waitlist, referrals, subscriptions, liability, and how disputes are settled.`,
  ),
  legalPage(
    legalPages.refundPolicy,
    (name) =>
      `How to end a subscription to ${name}, when you can have your money back, and how to ask for it.`,
  ),
  {
    path: sitePaths.status,
    title: ({ name }) => `Your status: ${name}`,
    description: () => 'Your exact rank on the waitlist, your referrals, and how to move up.',
    islands: ['status'],
    styles: 'status',
    listed: true,
    live: false,
  },
  {
    path: sitePaths.fairPlay,
    title: ({ name }) => `Fair play: ${name}`,
    description: () =>
      'How ranks and points are counted, what is checked, and how to have a decision looked at again.',
    islands: [],
    styles: 'legal',
    listed: true,
    live: false,
  },
  {
    path: sitePaths.invite,
    title: ({ name }) => `Your invitation: ${name}`,
    description: () => 'Where the link of your invitation leads.',
    islands: ['invite'],
    styles: 'status',
    listed: false,
    live: false,
  },
  {
    path: sitePaths.app,
    title: ({ name }) => `Not open yet: ${name}`,
    description: ({ name }) => `${name} is not open yet. Join the waitlist for early access.`,
    islands: ['known'],
    styles: 'plain',
    listed: false,
    live: true,
  },
  {
    path: sitePaths.notFound,
    title: ({ name }) => `Page not found: ${name}`,
    description: () => 'There is nothing at this address.',
    islands: [],
    styles: 'plain',
    listed: false,
    live: false,
  },
];

function legalPage({ path, title }: LegalPageLink, description: (name: string) => string): PublicPage {
  return {
    path,
    title: ({ name }) => `${title}: ${name}`,
    description: ({ name }) => description(name),
    islands: [],
    styles: 'legal',
    listed: true,
    live: path === sitePaths.privacyPolicy,
  };
}
