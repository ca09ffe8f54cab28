import type { Role } from '../../../generated/operations.ts';
import { adminPaths } from '../../../platform/admin/admin-paths.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly text: string;
  /** What stands above the screen; left out: the text. */
  readonly title?: string;
  /** Other screens that are a part of it. */
  readonly parts?: readonly { readonly path: string; readonly title: string }[];
  /** Who it is offered to; left out: everybody. */
  readonly onlyFor?: Role;
}

export const navigation: readonly NavigationEntry[] = [
  { path: adminPaths.dashboard, text: 'Dashboard' },
  { path: adminPaths.users, text: 'Users' },
  { path: adminPaths.ambassadors, text: 'Ambassadors' },
  { path: adminPaths.faqs, text: 'FAQ', parts: [{ path: adminPaths.addNewFaq, title: 'FAQ' }] },
  {
    path: adminPaths.referralCount,
    text: 'Count',
    title: 'Referral Count',
    parts: [{ path: adminPaths.countDetails, title: 'Referral Details' }],
  },
  { path: adminPaths.team, text: 'Team', onlyFor: 'ADMIN' },
  { path: adminPaths.apiKeys, text: 'API keys', onlyFor: 'ADMIN' },
  { path: adminPaths.audit, text: 'Audit', onlyFor: 'ADMIN' },
  { path: adminPaths.account, text: 'Account' },
];

export function navigationFor(role: Role): readonly NavigationEntry[] {
  return navigation.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === role);
}

/** The entry of the screen at an address, with that screen's own title. */
export function entryAt(pathname: string): NavigationEntry | undefined {
  const path = `${pathname.replace(/\/$/, '')}/`.toLowerCase();
  const isAt = (own: { readonly path: string }): boolean => path.startsWith(`${own.path.toLowerCase()}/`);
  for (const entry of navigation) {
    if (isAt(entry)) return entry;
    const part = entry.parts?.find(isAt);
    if (part !== undefined) return { ...entry, title: part.title };
  }
  return undefined;
}
