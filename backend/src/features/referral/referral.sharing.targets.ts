import {
  type Shared,
  type Sharer,
  shareLink,
  type ShareService,
  shareTitle,
  type ShareWay,
  shareWords,
} from './referral.sharing.ts';

/* A module of its own: the site loads it when it shows the services. */

/** A service for sharing a link: an address that opens it with the words filled in. */
export interface ShareTarget {
  readonly service: ShareService;
  readonly href: string;
}

/** Plain links: nothing is loaded from these services, and they only learn about visitors who click. */
export function shareTargets({ title, words, linkBy }: Shared): readonly ShareTarget[] {
  const bothBy = (via: ShareWay) => `${words} ${linkBy(via)}`;
  return [
    { service: 'WhatsApp', href: address('https://wa.me/', { text: bothBy('whatsapp') }) },
    {
      service: 'Telegram',
      href: address('https://t.me/share/url', { url: linkBy('telegram'), text: words }),
    },
    { service: 'X', href: address('https://x.com/intent/post', { text: words, url: linkBy('x') }) },
    {
      service: 'LinkedIn',
      href: address('https://www.linkedin.com/sharing/share-offsite/', { url: linkBy('linkedin') }),
    },
    { service: 'Email', href: address('mailto:', { subject: title, body: bothBy('email') }) },
  ];
}

/** Spaces become `%20`: mail programs show a `+` as it is. */
function address(base: string, words: Readonly<Record<string, string>>): string {
  const query = Object.entries(words).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}

/** How a user can share their link from an email. */
export function mailShare({
  brand,
  publicUrl,
  referralId,
  standing,
}: {
  readonly brand: string;
  readonly publicUrl: string;
  readonly referralId: string;
  readonly standing: Sharer['standing'];
}) {
  const linkBy = (via?: ShareWay) =>
    shareLink(publicUrl, referralId, via === undefined ? via : `mail-${via}`);
  const shared = {
    title: shareTitle(brand),
    words: shareWords(brand, { standing, isReminder: false }),
    linkBy,
  };
  return {
    shown: linkBy(),
    link: linkBy('copy'),
    words: shared.words,
    services: shareTargets(shared).map(({ service, href }) => ({ name: service, url: href })),
  };
}
