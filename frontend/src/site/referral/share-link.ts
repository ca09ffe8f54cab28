/** Where a link can be shared by an address that opens the service. */
export type ShareService = 'X' | 'LinkedIn' | 'WhatsApp' | 'Telegram' | 'Email';

/** The ways that a link travels; on arrival, they tell which of them brings friends. Lower-case letters only. */
export type ShareWay = Lowercase<ShareService> | 'copy' | 'native' | 'qr' | 'card';

/** The site's address with a user's code, which fills in a friend's form, and the way that it travels, if it is known. */
export function shareLink(publicUrl: string, referralId: string, via?: ShareWay): string {
  const link = `${publicUrl}/?ref=${encodeURIComponent(referralId)}`;
  return via === undefined ? link : `${link}&via=${via}`;
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
