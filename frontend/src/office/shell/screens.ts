import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { includesRole } from '@waitlist/backend/roles';
import {
  DashboardDocument,
  FaqsDocument,
  MessageTemplatesDocument,
  UserDocument,
  UsersDocument,
  type Role,
} from '../../generated/office.ts';
import { ShieldIcon } from '../../ui/icons.tsx';
import { officePath } from '../office-html.ts';
import { askEarly } from '../platform/apollo.tsx';
import {
  broadcastEditPath,
  broadcastPath,
  officeHome,
  officePaths,
  userPath,
  waveEditPath,
  wavePath,
  webhookPath,
} from '../platform/office-paths.ts';
import {
  AccountIcon,
  AmbassadorsIcon,
  BroadcastsIcon,
  DashboardIcon,
  FairnessIcon,
  GrowthIcon,
  InvitesIcon,
  KeyIcon,
  LogIcon,
  MessagesIcon,
  QuestionIcon,
  RewardsIcon,
  SettingsIcon,
  SuppressionsIcon,
  TreeIcon,
  UsersIcon,
  WebhookIcon,
} from '../ui/screen-icons.tsx';
import { userListVariables } from '../user/user-list.ts';

interface Page {
  readonly path: string;
  /** The title above the screen; by default the text of the entry that it belongs to. */
  readonly title?: string;
  /** Loads its code, which is fetched when the screen is opened. */
  readonly load: () => Promise<ComponentType>;
  /** Asks its main query, as it will do itself. */
  readonly ask?: (search: URLSearchParams, id: string) => void;
}

/** A screen behind the login, with an entry in the sidebar. */
export interface Screen extends Page {
  readonly text: string;
  readonly icon: ComponentType<{ size?: number; className?: string }>;
  /** The lowest role that may open it. Defaults to any. */
  readonly requires?: Role;
  /** The first of a group, separated by a line from those before it. */
  readonly startsGroup?: boolean;
  /** Other screens that belong to it. */
  readonly parts?: readonly Page[];
}

const loadWaveEditPage = async () => (await import('../invite/wave-edit-page.tsx')).WaveEditPage;
const loadBroadcastEditPage = async () =>
  (await import('../broadcast/broadcast-edit-page.tsx')).BroadcastEditPage;

/** The screens behind the login, as the sidebar lists them. */
export const screens: readonly Screen[] = [
  {
    path: officePaths.dashboard,
    text: 'Dashboard',
    icon: DashboardIcon,
    load: async () => (await import('../dashboard/dashboard-page.tsx')).DashboardPage,
    ask: () => askEarly(DashboardDocument, {}),
  },
  {
    path: officePaths.growth,
    text: 'Growth',
    icon: GrowthIcon,
    load: async () => (await import('../growth/growth-page.tsx')).GrowthPage,
    parts: [
      {
        path: officePaths.launch,
        title: 'Launch day',
        load: async () => (await import('../growth/launch-page.tsx')).LaunchPage,
      },
    ],
  },
  {
    path: officePaths.users,
    text: 'Users',
    icon: UsersIcon,
    load: async () => (await import('../user/users-page.tsx')).UsersPage,
    ask: (search) => askEarly(UsersDocument, userListVariables(search)),
    parts: [
      {
        path: userPath(':id'),
        load: async () => (await import('../user/user-page.tsx')).UserPage,
        ask: (_search, id) => askEarly(UserDocument, { id }),
      },
      {
        path: officePaths.bulkActions,
        title: 'Bulk actions',
        load: async () => (await import('../user/bulk-actions-page.tsx')).BulkActionsPage,
      },
      {
        path: officePaths.importUsers,
        title: 'Import users',
        load: async () => (await import('../import/import-page.tsx')).ImportPage,
      },
    ],
  },
  {
    path: officePaths.ambassadors,
    text: 'Ambassadors',
    icon: AmbassadorsIcon,
    load: async () => (await import('../ambassador/ambassadors-page.tsx')).AmbassadorsPage,
  },
  {
    path: officePaths.faqs,
    text: 'FAQ',
    icon: QuestionIcon,
    load: async () => (await import('../faq/faqs-page.tsx')).FaqsPage,
    ask: () => askEarly(FaqsDocument, {}),
    parts: [
      {
        path: officePaths.addNewFaq,
        load: async () => (await import('../faq/faq-edit-page.tsx')).FaqEditPage,
      },
    ],
  },
  {
    path: officePaths.referralCount,
    text: 'Count',
    icon: TreeIcon,
    title: 'Referral Count',
    load: async () => (await import('../referral/referral-counts-page.tsx')).ReferralCountsPage,
    parts: [
      {
        path: officePaths.countDetails,
        title: 'Referral Details',
        load: async () => (await import('../referral/referral-details-page.tsx')).ReferralDetailsPage,
      },
    ],
  },
  {
    path: officePaths.fairness,
    text: 'Fairness',
    icon: FairnessIcon,
    load: async () => (await import('../fairness/fairness-page.tsx')).FairnessPage,
    parts: [
      {
        path: officePaths.fairnessLists,
        title: 'Fairness lists',
        load: async () => (await import('../fairness/lists-page.tsx')).ListsPage,
      },
    ],
  },
  {
    path: officePaths.rewards,
    text: 'Rewards',
    icon: RewardsIcon,
    load: async () => (await import('../reward/rewards-page.tsx')).RewardsPage,
  },
  {
    path: officePaths.invites,
    text: 'Invites',
    icon: InvitesIcon,
    startsGroup: true,
    load: async () => (await import('../invite/waves-page.tsx')).WavesPage,
    parts: [
      { path: officePaths.newInvite, load: loadWaveEditPage },
      { path: waveEditPath(':id'), load: loadWaveEditPage },
      { path: wavePath(':id'), load: async () => (await import('../invite/wave-page.tsx')).WavePage },
    ],
  },
  {
    path: officePaths.broadcasts,
    text: 'Broadcasts',
    icon: BroadcastsIcon,
    load: async () => (await import('../broadcast/broadcasts-page.tsx')).BroadcastsPage,
    parts: [
      { path: officePaths.newBroadcast, load: loadBroadcastEditPage },
      { path: broadcastEditPath(':id'), load: loadBroadcastEditPage },
      {
        path: broadcastPath(':id'),
        load: async () => (await import('../broadcast/broadcast-page.tsx')).BroadcastPage,
      },
    ],
  },
  {
    path: officePaths.messages,
    text: 'Messages',
    icon: MessagesIcon,
    load: async () => (await import('../message/templates-page.tsx')).TemplatesPage,
    ask: () => askEarly(MessageTemplatesDocument, {}),
    parts: [
      {
        path: officePaths.newTemplate,
        title: 'Message template',
        load: async () => (await import('../message/template-edit-page.tsx')).TemplateEditPage,
      },
    ],
  },
  {
    path: officePaths.suppressions,
    text: 'Do not email',
    icon: SuppressionsIcon,
    load: async () => (await import('../message/suppressions-page.tsx')).SuppressionsPage,
  },
  {
    path: officePaths.team,
    text: 'Team',
    icon: ShieldIcon,
    requires: 'ADMIN',
    startsGroup: true,
    load: async () => (await import('../account/team-page.tsx')).TeamPage,
  },
  {
    path: officePaths.apiKeys,
    text: 'API keys',
    icon: KeyIcon,
    requires: 'ADMIN',
    load: async () => (await import('../api-key/api-keys-page.tsx')).ApiKeysPage,
  },
  {
    path: officePaths.webhooks,
    text: 'Webhooks',
    icon: WebhookIcon,
    requires: 'ADMIN',
    load: async () => (await import('../webhook/webhooks-page.tsx')).WebhooksPage,
    parts: [
      {
        path: webhookPath(':id'),
        load: async () => (await import('../webhook/endpoint-page.tsx')).EndpointPage,
      },
    ],
  },
  {
    path: officePaths.audit,
    text: 'Audit',
    icon: LogIcon,
    requires: 'ADMIN',
    load: async () => (await import('../audit/audit-page.tsx')).AuditPage,
  },
  {
    path: officePaths.settings,
    text: 'Settings',
    icon: SettingsIcon,
    requires: 'ADMIN',
    load: async () => (await import('../retention/settings-page.tsx')).SettingsPage,
  },
  {
    path: officePaths.account,
    text: 'Account',
    icon: AccountIcon,
    startsGroup: true,
    load: async () => (await import('../account/account-page.tsx')).AccountPage,
  },
];

/** The screens that need no session. */
const openPages: readonly Page[] = [
  { path: officePaths.login, load: async () => (await import('../session/login-page.tsx')).LoginPage },
  { path: officePaths.signup, load: async () => (await import('../account/signup-page.tsx')).SignupPage },
  {
    path: officePaths.confirm,
    load: async () => (await import('../account/confirm-signup-page.tsx')).ConfirmSignupPage,
  },
  {
    path: officePaths.forgotPassword,
    load: async () => (await import('../account/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: officePaths.resetPassword,
    load: async () => (await import('../account/reset-password-page.tsx')).ResetPasswordPage,
  },
];

const pages = screens.flatMap((screen) => [screen, ...(screen.parts ?? [])]);

const routeOf = ({ path, load }: Page) => ({ path, lazy: async () => ({ Component: await load() }) });
export const screenRoutes = pages.map(routeOf);
export const openRoutes = openPages.map(routeOf);

/** Asks for the data of the screen that is opened first, while its code loads, and who asks. */
export function askForScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const address = pathname === officePath ? officeHome : pathname;
  for (const { path, ask } of pages) {
    const match = matchPath(path, address);
    if (match !== null) return ask?.(new URLSearchParams(search), match.params['id'] ?? '');
  }
}

/** Preloads the code of the screen at an address. A failure shows up when it is opened. */
export function preloadScreen(pathname: string): void {
  pages
    .find(({ path }) => matchPath(path, pathname) !== null)
    ?.load()
    .catch(() => undefined);
}

export function screensFor(role: Role): readonly Screen[] {
  return screens.filter((screen) => mayOpen(role, screen));
}

/** Whether a role may open a screen. Only decides what is shown: the server checks every call. */
export function mayOpen(role: Role, { requires = 'VIEWER' }: Pick<Screen, 'requires'>): boolean {
  return includesRole(role, requires);
}

/** The screen in the sidebar that an address belongs to, with the title of the one at the address. */
export function screenAt(pathname: string): Screen | undefined {
  const path = `${pathname.replace(/\/$/, '')}/`.toLowerCase();
  const isAt = (own: Page): boolean => path.startsWith(`${own.path.toLowerCase()}/`);
  for (const screen of screens) {
    if (isAt(screen)) return screen;
    const part = screen.parts?.find(isAt);
    if (part !== undefined) return { ...screen, ...(part.title !== undefined && { title: part.title }) };
  }
  return undefined;
}
