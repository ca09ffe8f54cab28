import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AccountPage } from '../../features/admin/account-page.tsx';
import { ForgotPasswordPage } from '../../features/admin/forgot-password-page.tsx';
import { LoginPage } from '../../features/admin/login-page.tsx';
import { ResetPasswordPage } from '../../features/admin/reset-password-page.tsx';
import { SignupPage } from '../../features/admin/signup-page.tsx';
import { adminHome, adminPaths, userPath } from '../../platform/admin/admin-paths.ts';
import { AdminDataProvider } from '../../platform/admin/apollo.tsx';
import type { Site } from '../../platform/site.ts';
import { SiteProvider } from '../../platform/site-context.tsx';
import { NoStyleElements } from '../../ui/admin/no-style-elements.tsx';
import { ToastProvider } from '../../ui/toasts.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { RouteGuard } from './route-guard.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { NoSuchScreen } from './shell/no-such-screen.tsx';

const DashboardPage = lazyScreen(
  async () => (await import('../../features/dashboard/admin/dashboard-page.tsx')).DashboardPage,
);
const UsersPage = lazyScreen(
  async () => (await import('../../features/user/admin/users-page.tsx')).UsersPage,
);
const UserPage = lazyScreen(async () => (await import('../../features/user/admin/user-page.tsx')).UserPage);
const AmbassadorsPage = lazyScreen(
  async () => (await import('../../features/ambassador/admin/ambassadors-page.tsx')).AmbassadorsPage,
);
const ReferralCountsPage = lazyScreen(
  async () => (await import('../../features/referral/admin/referral-counts-page.tsx')).ReferralCountsPage,
);
const TeamPage = lazyScreen(async () => (await import('../../features/admin/team-page.tsx')).TeamPage);
const ApiKeysPage = lazyScreen(
  async () => (await import('../../features/admin/api-keys-page.tsx')).ApiKeysPage,
);
const AuditPage = lazyScreen(async () => (await import('../../features/admin/audit-page.tsx')).AuditPage);
const FaqsPage = lazyScreen(async () => (await import('../../features/faq/admin/faqs-page.tsx')).FaqsPage);
const FaqEditPage = lazyScreen(
  async () => (await import('../../features/faq/admin/faq-edit-page.tsx')).FaqEditPage,
);
const ReferralDetailsPage = lazyScreen(
  async () => (await import('../../features/referral/admin/referral-details-page.tsx')).ReferralDetailsPage,
);

/** The back office: who may see what, and at which address. */
export function AdminApp({ site }: { site: Site }) {
  return (
    <ErrorBoundary>
      <SiteProvider site={site}>
        <NoStyleElements>
          <AdminDataProvider>
            <ToastProvider edge="bottom">
              <BrowserRouter>
                <Screens />
              </BrowserRouter>
            </ToastProvider>
          </AdminDataProvider>
        </NoStyleElements>
      </SiteProvider>
    </ErrorBoundary>
  );
}

/** Addresses match whatever their case: `/admin/signUp` is `/admin/signup`. */
function Screens() {
  return (
    <Routes>
      <Route path={adminPaths.login} element={<LoginPage />} />
      <Route path={adminPaths.signup} element={<SignupPage />} />
      <Route path={adminPaths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={adminPaths.resetPassword} element={<ResetPasswordPage />} />
      <Route element={<RouteGuard />}>
        <Route element={<AdminShell />}>
          <Route path="/admin" element={<Navigate to={adminHome} replace />} />
          <Route path={adminPaths.dashboard} element={<DashboardPage />} />
          <Route path={adminPaths.users} element={<UsersPage />} />
          <Route path={userPath(':id')} element={<UserPage />} />
          <Route path={adminPaths.ambassadors} element={<AmbassadorsPage />} />
          <Route path={adminPaths.referralCount} element={<ReferralCountsPage />} />
          <Route path={adminPaths.team} element={<TeamPage />} />
          <Route path={adminPaths.apiKeys} element={<ApiKeysPage />} />
          <Route path={adminPaths.audit} element={<AuditPage />} />
          <Route path={adminPaths.faqs} element={<FaqsPage />} />
          <Route path={adminPaths.addNewFaq} element={<FaqEditPage />} />
          <Route path={adminPaths.countDetails} element={<ReferralDetailsPage />} />
          <Route path={adminPaths.account} element={<AccountPage />} />
          <Route path="*" element={<NoSuchScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
