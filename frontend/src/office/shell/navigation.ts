import type { ComponentType } from 'react';
import { includesRole } from '@waitlist/backend/roles';
import type { Role } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import {
  AccountIcon,
  AmbassadorsIcon,
  BroadcastsIcon,
  DashboardIcon,
  InvitesIcon,
  KeyIcon,
  LogIcon,
  MessagesIcon,
  QuestionIcon,
  SuppressionsIcon,
  TreeIcon,
  UsersIcon,
  WebhookIcon,
} from '../ui/screen-icons.tsx';
import { ShieldIcon } from '../../ui/icons.tsx';

export interface NavigationEntry {
  readonly path: string;
  readonly text: string;
  readonly icon: ComponentType<{ size?: number; className?: string }>;
  /** The title above the screen; by default the text. */
  readonly title?: string;
  /** Other screens that belong to it. */
  readonly parts?: readonly { readonly path: string; readonly title: string }[];
  /** The lowest role that may open it. Defaults to any. */
  readonly requires?: Role;
  /** The first of a group, separated by a line from those before it. */
  readonly startsGroup?: boolean;
}

export const navigation: readonly NavigationEntry[] = [
  { path: officePaths.dashboard, text: 'Dashboard', icon: DashboardIcon },
  { path: officePaths.users, text: 'Users', icon: UsersIcon },
  { path: officePaths.ambassadors, text: 'Ambassadors', icon: AmbassadorsIcon },
  {
    path: officePaths.faqs,
    text: 'FAQ',
    icon: QuestionIcon,
    parts: [{ path: officePaths.addNewFaq, title: 'FAQ' }],
  },
  {
    path: officePaths.referralCount,
    text: 'Count',
    icon: TreeIcon,
    title: 'Referral Count',
    parts: [{ path: officePaths.countDetails, title: 'Referral Details' }],
  },
  { path: officePaths.invites, text: 'Invites', icon: InvitesIcon, startsGroup: true },
  { path: officePaths.broadcasts, text: 'Broadcasts', icon: BroadcastsIcon },
  {
    path: officePaths.messages,
    text: 'Messages',
    icon: MessagesIcon,
    parts: [{ path: officePaths.newTemplate, title: 'Message template' }],
  },
  { path: officePaths.suppressions, text: 'Do not email', icon: SuppressionsIcon },
  { path: officePaths.team, text: 'Team', icon: ShieldIcon, requires: 'ADMIN', startsGroup: true },
  { path: officePaths.apiKeys, text: 'API keys', icon: KeyIcon, requires: 'ADMIN' },
  { path: officePaths.webhooks, text: 'Webhooks', icon: WebhookIcon, requires: 'ADMIN' },
  { path: officePaths.audit, text: 'Audit', icon: LogIcon, requires: 'ADMIN' },
  { path: officePaths.account, text: 'Account', icon: AccountIcon, startsGroup: true },
];

export function navigationFor(role: Role): readonly NavigationEntry[] {
  return navigation.filter((entry) => mayOpen(role, entry));
}

/** Whether a role may open a screen. Only decides what is shown: the server checks every call. */
export function mayOpen(role: Role, { requires = 'VIEWER' }: Pick<NavigationEntry, 'requires'>): boolean {
  return includesRole(role, requires);
}

/** The entry that a screen belongs to, with that screen's own title. */
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
