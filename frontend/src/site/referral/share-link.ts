/** The ways that a link travels; on arrival, they tell which of them brings friends. Lower-case letters only. */
export type ShareWay = Lowercase<ShareTarget['service']> | 'copy' | 'native' | 'qr' | 'card';

/** The site's address with a user's code, which fills in a friend's form, and the way that it travels, if it is known. */
export function shareLink(publicUrl: string, referralId: string, via?: ShareWay): string {
  const link = `${publicUrl}/?ref=${encodeURIComponent(referralId)}`;
  return via === undefined ? link : `${link}&via=${via}`;
}

/** A service for sharing a link: an address that opens it with the words filled in. */
export interface ShareTarget {
  readonly service: 'X' | 'LinkedIn' | 'WhatsApp' | 'Telegram' | 'Email';
  readonly href: string;
}

/** The shared content. */
export interface Shared {
  /** The subject of an email. */
  readonly title: string;
  /** They go before the link, where there is room for words. */
  readonly words: string;
  /** Without a way, as it is shown. */
  readonly linkBy: (via?: ShareWay) => string;
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
