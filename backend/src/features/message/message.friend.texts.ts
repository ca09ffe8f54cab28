import { mailedName } from '../../platform/mail/mailed-name.ts';

/** Friends who joined with a user's code. Pure. */
interface Friends {
  /** First names of the first of them, as they entered them. */
  readonly names: readonly string[];
  /** How many there are. */
  readonly count: number;
}

/** What the next friends bring; null: nothing. */
export type NextFriend = { readonly referrals: number; readonly rank: number } | null;

const counted = (count: number): string => count.toLocaleString('en-US');

/** `1,234`, as the variable of the rank is written. */
export const rankText = counted;

/** `Sam`, `Sam and Priya`, `Sam, Priya and 3 others`. A name that mail programs would turn into a link is left out. */
export function namesText({ names, count }: Friends): string {
  const known = names.map(mailedName).filter((name) => name !== null);
  const others = count - known.length;
  if (known.length === 0) return others === 1 ? 'A friend' : `${counted(others)} friends`;
  const last = others === 0 ? [] : [others === 1 ? '1 other' : `${counted(others)} others`];
  const all = [...known, ...last];
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}

/** `now #251, up 2,575`, or where they are if that is no gain. */
export function standingText({ gained, rank }: { gained: number; rank: number | null }): string {
  const place = rank === null ? 'in line' : `#${counted(rank)}`;
  return gained > 0 ? `now ${place}, up ${counted(gained)}` : place;
}

/** A sentence; there is always one, so that a text around it stays whole. */
export function nextFriendText({
  next,
  rank,
  isFirst = false,
}: {
  readonly next: NextFriend;
  readonly rank: number | null;
  /** Whether no friend has joined yet. */
  readonly isFirst?: boolean;
}): string {
  if (rank === 1) return 'You’re at the top of the list.';
  if (next === null) return 'Every friend who joins with your code counts.';
  const place = next.rank === 1 ? '#1' : `about #${counted(next.rank)}`;
  return next.referrals === 1
    ? `Your ${isFirst ? 'first' : 'next'} friend moves you to ${place}.`
    : `${counted(next.referrals)} more friends move you to ${place}.`;
}
