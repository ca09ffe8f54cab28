import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AccountPage } from './account/account-page.tsx';
import { ForgotPasswordPage } from './account/forgot-password-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { ResetPasswordPage } from './account/reset-password-page.tsx';
import { SignupPage } from './account/signup-page.tsx';
import { adminHome, adminPaths } from './platform/office-paths.ts';
import { AdminDataProvider } from './platform/apollo.tsx';
import type { Site } from '../platform/site.ts';
import { SiteProvider } from '../platform/site-context.tsx';
import { NoStyleElements } from './ui/no-style-elements.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { adminPath } from './office-html.ts';
import { RouteGuard } from './shell/route-guard.tsx';
import { lazyScreens } from './shell/lazy-screens.tsx';
import { AdminShell } from './shell/office-shell.tsx';
import { NoSuchScreen } from './shell/screen-not-found.tsx';

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
          <Route path={adminPath} element={<Navigate to={adminHome} replace />} />
          {lazyScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path={adminPaths.account} element={<AccountPage />} />
          <Route path="*" element={<NoSuchScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
