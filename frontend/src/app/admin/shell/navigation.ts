import type { Role } from '../../../generated/operations.ts';
import { adminPaths } from '../../../platform/admin/admin-paths.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly text: string;
  /** What stands above the screen; left out: the text. */
  readonly title?: string;
  /** Who it is offered to; left out: everybody. */
  readonly onlyFor?: Role;
}

export const navigation: readonly NavigationEntry[] = [
  { path: adminPaths.dashboard, text: 'Dashboard' },
  { path: adminPaths.ambassadors, text: 'Ambassadors' },
  { path: adminPaths.referralCount, text: 'Count', title: 'Referral Count' },
  { path: adminPaths.account, text: 'Account' },
];

export function navigationFor(role: Role): readonly NavigationEntry[] {
  return navigation.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === role);
}

/** What the screen at an address is called. */
export function titleOf(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '').toLowerCase();
  const entry = navigation.find((candidate) => candidate.path.toLowerCase() === path);
  return entry?.title ?? entry?.text;
}
