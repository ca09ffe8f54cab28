import type { Role } from '../../../generated/operations.ts';
import { adminPaths } from '../../../platform/admin/admin-paths.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly text: string;
  /** What stands above the screen; left out: the text. */
  readonly title?: string;
  /** Other addresses that are a part of it. */
  readonly parts?: readonly string[];
  /** Who it is offered to; left out: everybody. */
  readonly onlyFor?: Role;
}

export const navigation: readonly NavigationEntry[] = [
  { path: adminPaths.dashboard, text: 'Dashboard' },
  { path: adminPaths.users, text: 'Users' },
  { path: adminPaths.ambassadors, text: 'Ambassadors' },
  { path: adminPaths.faqs, text: 'FAQ', parts: [adminPaths.addNewFaq] },
  {
    path: adminPaths.referralCount,
    text: 'Count',
    title: 'Referral Count',
    parts: [adminPaths.countDetails],
  },
  { path: adminPaths.team, text: 'Team', onlyFor: 'ADMIN' },
  { path: adminPaths.apiKeys, text: 'API keys', onlyFor: 'ADMIN' },
  { path: adminPaths.audit, text: 'Audit', onlyFor: 'ADMIN' },
  { path: adminPaths.account, text: 'Account' },
];

export function navigationFor(role: Role): readonly NavigationEntry[] {
  return navigation.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === role);
}

/** The screen at an address, or the one it is a part of. */
export function entryAt(pathname: string): NavigationEntry | undefined {
  const path = pathname.replace(/\/$/, '').toLowerCase();
  return navigation.find((entry) =>
    [entry.path, ...(entry.parts ?? [])].some((own) => `${path}/`.startsWith(`${own.toLowerCase()}/`)),
  );
}
