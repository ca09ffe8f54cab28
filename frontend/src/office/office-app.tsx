import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AccountPage } from './account/account-page.tsx';
import { ConfirmSignupPage } from './account/confirm-signup-page.tsx';
import { ForgotPasswordPage } from './account/forgot-password-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { ResetPasswordPage } from './account/reset-password-page.tsx';
import { SignupPage } from './account/signup-page.tsx';
import { officeHome, officePaths } from './platform/office-paths.ts';
import { OfficeDataProvider } from './platform/apollo.tsx';
import type { Site } from '../platform/site.ts';
import { SiteProvider } from '../platform/site-context.tsx';
import { NoStyleElements } from './ui/no-style-elements.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { officePath } from './office-html.ts';
import { RouteGuard } from './shell/route-guard.tsx';
import { lazyScreens } from './shell/lazy-screens.tsx';
import { OfficeShell } from './shell/office-shell.tsx';
import { ScreenNotFound } from './shell/screen-not-found.tsx';

/** The back office: who may see what, and at which address. */
export function OfficeApp({ site }: { site: Site }) {
  return (
    <ErrorBoundary>
      <SiteProvider site={site}>
        <NoStyleElements>
          <OfficeDataProvider>
            <ToastProvider edge="bottom">
              <BrowserRouter>
                <Screens />
              </BrowserRouter>
            </ToastProvider>
          </OfficeDataProvider>
        </NoStyleElements>
      </SiteProvider>
    </ErrorBoundary>
  );
}

/** Addresses match whatever their case: `/admin/signUp` is `/admin/signup`. */
function Screens() {
  return (
    <Routes>
      <Route path={officePaths.login} element={<LoginPage />} />
      <Route path={officePaths.signup} element={<SignupPage />} />
      <Route path={officePaths.confirm} element={<ConfirmSignupPage />} />
      <Route path={officePaths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={officePaths.resetPassword} element={<ResetPasswordPage />} />
      <Route element={<RouteGuard />}>
        <Route element={<OfficeShell />}>
          <Route path={officePath} element={<Navigate to={officeHome} replace />} />
          {lazyScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path={officePaths.account} element={<AccountPage />} />
          <Route path="*" element={<ScreenNotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}
