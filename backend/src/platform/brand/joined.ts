import type { LiveData } from '../pages/page-data.ts';
import type { Brand } from './brand.ts';

/** What pages say about how many are waiting: nothing below the number that the owner set. */
export const joinedOf = ({ proof }: Pick<Brand, 'proof'>, waiting: number): LiveData['joined'] =>
  proof && waiting >= proof.shownFrom ? { count: roundedDown(waiting), people: proof.people } : null;

/**
 * A count rounded down to two significant figures: 3,002 becomes 3,000+. So a page changes about once per hundred
 * sign-ups, not with every one.
 */
export function roundedDown(count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2);
  const shown = Math.floor(count / step) * step;
  return `${shown.toLocaleString('en-US')}${shown < count ? '+' : ''}`;
}
