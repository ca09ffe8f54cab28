/** The site's address with a user's code, which fills in a friend's form. */
export function shareLink(publicUrl: string, referralId: string): string {
  return `${publicUrl}/?ref=${encodeURIComponent(referralId)}`;
}

/** A service for sharing a link: an address that opens it with the words filled in. */
export interface ShareTarget {
  readonly service: 'X' | 'LinkedIn' | 'WhatsApp' | 'Telegram' | 'Email';
  readonly href: string;
}

/** The shared content. */
export interface Shared {
  readonly title: string;
  readonly words: string;
  readonly link: string;
}

/**
 * Plain links: nothing is loaded from these services, and they only learn about visitors who click.
 *
 * @param title the subject of an email.
 * @param words go before the link, where the service has room for words.
 */
export function shareTargets({ title, words, link }: Shared): readonly ShareTarget[] {
  const both = `${words} ${link}`;
  return [
    { service: 'WhatsApp', href: address('https://wa.me/', { text: both }) },
    { service: 'Telegram', href: address('https://t.me/share/url', { url: link, text: words }) },
    { service: 'X', href: address('https://x.com/intent/post', { text: words, url: link }) },
    { service: 'LinkedIn', href: address('https://www.linkedin.com/sharing/share-offsite/', { url: link }) },
    { service: 'Email', href: address('mailto:', { subject: title, body: both }) },
  ];
}

/** Spaces become `%20`: mail programs show a `+` as it is. */
function address(base: string, words: Readonly<Record<string, string>>): string {
  const query = Object.entries(words).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
