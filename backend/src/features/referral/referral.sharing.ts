/** How users share their link, the same on the site and in emails. Pure, and usable on both sides. */

/** Where a link can be shared by an address that opens the service. */
export type ShareService = 'X' | 'LinkedIn' | 'WhatsApp' | 'Telegram' | 'Email';

/** The ways that a link travels; on arrival, they tell which of them brings friends. */
export type ShareWay = Lowercase<ShareService> | 'copy' | 'native' | 'qr' | 'card';

/** The site's address with a user's code, which fills in a friend's form, and the way that it travels, if it is known. */
export function shareLink(
  publicUrl: string,
  referralId: string,
  via?: ShareWay | `mail-${ShareWay}`,
): string {
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

const counted = (count: number) => count.toLocaleString('en-US');

/** A rank, and the number of users with one at the same moment. */
export interface RankAmong {
  readonly rank: number;
  readonly total: number;
}

/** How many there are, after a rank in their first half. Null in the last half, where it would read as the last place. */
export const amongAll = ({ rank, total }: RankAmong): string | null =>
  rank * 2 <= total ? `of ${counted(total)}` : null;

/** A user who shares their link. */
export interface Sharer {
  /** With what the next friends bring; null while it is unknown. */
  readonly standing: (RankAmong & { readonly nextSteps: readonly unknown[] }) | null;
  /** They joined a week ago or earlier: their friends may have heard the first words. */
  readonly isReminder: boolean;
}

export const shareTitle = (brand: string): string => `Join me on the ${brand} waitlist`;

/** What a user may say with their link: only what is true of their rank, and of what a friend who joins brings. */
export function shareWords(brand: string, { standing, isReminder }: Sharer): string {
  const place = standing !== null && amongAll(standing) !== null ? `#${counted(standing.rank)}` : null;
  const movesUp = standing !== null && standing.nextSteps.length > 0;
  if (isReminder)
    return `Still in line for ${brand}${place === null ? '' : `, now at ${place}`}. Join me with my link${
      movesUp ? ' and help me move up' : ''
    }.`;
  return `I’m ${place === null ? '' : `${place} `}in line for ${brand}. Join with my link and ${
    movesUp ? 'help me move up' : 'get in line, too'
  }.`;
}
