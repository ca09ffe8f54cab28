import { matchPath } from 'react-router-dom';
import { adminPaths, userPath } from '../../platform/admin/admin-paths.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** The screens behind the login whose code comes when somebody goes there, and their addresses. */
export const lazyScreens = [
  {
    path: adminPaths.dashboard,
    Screen: lazyScreen(
      async () => (await import('../../features/dashboard/admin/dashboard-page.tsx')).DashboardPage,
    ),
  },
  {
    path: adminPaths.users,
    Screen: lazyScreen(async () => (await import('../../features/user/admin/users-page.tsx')).UsersPage),
  },
  {
    path: userPath(':id'),
    Screen: lazyScreen(async () => (await import('../../features/user/admin/user-page.tsx')).UserPage),
  },
  {
    path: adminPaths.ambassadors,
    Screen: lazyScreen(
      async () => (await import('../../features/ambassador/admin/ambassadors-page.tsx')).AmbassadorsPage,
    ),
  },
  {
    path: adminPaths.referralCount,
    Screen: lazyScreen(
      async () => (await import('../../features/referral/admin/referral-counts-page.tsx')).ReferralCountsPage,
    ),
  },
  {
    path: adminPaths.team,
    Screen: lazyScreen(async () => (await import('../../features/admin/team-page.tsx')).TeamPage),
  },
  {
    path: adminPaths.apiKeys,
    Screen: lazyScreen(async () => (await import('../../features/admin/api-keys-page.tsx')).ApiKeysPage),
  },
  {
    path: adminPaths.audit,
    Screen: lazyScreen(async () => (await import('../../features/admin/audit-page.tsx')).AuditPage),
  },
  {
    path: adminPaths.faqs,
    Screen: lazyScreen(async () => (await import('../../features/faq/admin/faqs-page.tsx')).FaqsPage),
  },
  {
    path: adminPaths.addNewFaq,
    Screen: lazyScreen(async () => (await import('../../features/faq/admin/faq-edit-page.tsx')).FaqEditPage),
  },
  {
    path: adminPaths.countDetails,
    Screen: lazyScreen(
      async () =>
        (await import('../../features/referral/admin/referral-details-page.tsx')).ReferralDetailsPage,
    ),
  },
];

/** Fetches the code of the screen at an address before it is shown. */
export function preloadScreen(pathname: string): void {
  void lazyScreens.find(({ path }) => matchPath(path, pathname) !== null)?.Screen.preload();
}
