import { matchPath } from 'react-router-dom';
import { officePaths, userPath } from '../platform/office-paths.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** The screens behind the login whose code comes when somebody goes there, and their addresses. */
export const lazyScreens = [
  {
    path: officePaths.dashboard,
    Screen: lazyScreen(async () => (await import('../dashboard/dashboard-page.tsx')).DashboardPage),
  },
  {
    path: officePaths.users,
    Screen: lazyScreen(async () => (await import('../user/users-page.tsx')).UsersPage),
  },
  {
    path: userPath(':id'),
    Screen: lazyScreen(async () => (await import('../user/user-page.tsx')).UserPage),
  },
  {
    path: officePaths.ambassadors,
    Screen: lazyScreen(async () => (await import('../ambassador/ambassadors-page.tsx')).AmbassadorsPage),
  },
  {
    path: officePaths.referralCount,
    Screen: lazyScreen(async () => (await import('../referral/referral-counts-page.tsx')).ReferralCountsPage),
  },
  {
    path: officePaths.team,
    Screen: lazyScreen(async () => (await import('../account/team-page.tsx')).TeamPage),
  },
  {
    path: officePaths.apiKeys,
    Screen: lazyScreen(async () => (await import('../api-key/api-keys-page.tsx')).ApiKeysPage),
  },
  {
    path: officePaths.audit,
    Screen: lazyScreen(async () => (await import('../audit/audit-page.tsx')).AuditPage),
  },
  {
    path: officePaths.faqs,
    Screen: lazyScreen(async () => (await import('../faq/faqs-page.tsx')).FaqsPage),
  },
  {
    path: officePaths.addNewFaq,
    Screen: lazyScreen(async () => (await import('../faq/faq-edit-page.tsx')).FaqEditPage),
  },
  {
    path: officePaths.countDetails,
    Screen: lazyScreen(
      async () => (await import('../referral/referral-details-page.tsx')).ReferralDetailsPage,
    ),
  },
];

/** Fetches the code of the screen at an address before it is shown. */
export function preloadScreen(pathname: string): void {
  void lazyScreens.find(({ path }) => matchPath(path, pathname) !== null)?.Screen.preload();
}
