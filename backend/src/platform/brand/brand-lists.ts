import type { PageLists } from '../pages/site.ts';
import type { Brand } from './brand.ts';

/** What pages show about the partner: its name, and its logo if there is one. */
export const partnerLists = ({ partner }: Pick<Brand, 'partner'>): PageLists => ({
  partners: partner ? [{ name: partner.name }] : [],
  logos: partner?.logo === undefined ? [] : [{ file: partner.logo }],
});

/** What pages say about how many are waiting: nothing below the number that the owner set. */
export const joinedList = (
  { proof }: Pick<Brand, 'proof'>,
  waiting: number,
): readonly { readonly count: string; readonly people: string }[] =>
  proof && waiting >= proof.shownFrom ? [{ count: roundedDown(waiting), people: proof.people }] : [];

/**
 * A count rounded down to two significant figures: 3,002 becomes 3,000+. So a page changes about once per hundred
 * sign-ups, not with every one.
 */
export function roundedDown(count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2);
  const shown = Math.floor(count / step) * step;
  return `${shown.toLocaleString('en-US')}${shown < count ? '+' : ''}`;
}
