import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  broadcastEditPath,
  broadcastPath,
  officePaths,
  userPath,
  waveEditPath,
  wavePath,
  webhookPath,
} from '../platform/office-paths.ts';

interface Screen {
  readonly path: string;
  /** Loads its code, in the form React Router's `lazy` expects. */
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}

/** The screens that need no session. Each screen's code is fetched when it is opened. */
export const openScreens: readonly Screen[] = [
  {
    path: officePaths.login,
    lazy: async () => ({ Component: (await import('../session/login-page.tsx')).LoginPage }),
  },
  {
    path: officePaths.signup,
    lazy: async () => ({ Component: (await import('../account/signup-page.tsx')).SignupPage }),
  },
  {
    path: officePaths.confirm,
    lazy: async () => ({ Component: (await import('../account/confirm-signup-page.tsx')).ConfirmSignupPage }),
  },
  {
    path: officePaths.forgotPassword,
    lazy: async () => ({
      Component: (await import('../account/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: officePaths.resetPassword,
    lazy: async () => ({ Component: (await import('../account/reset-password-page.tsx')).ResetPasswordPage }),
  },
];

/** The screens behind the login. */
export const screens: readonly Screen[] = [
  {
    path: officePaths.dashboard,
    lazy: async () => ({ Component: (await import('../dashboard/dashboard-page.tsx')).DashboardPage }),
  },
  {
    path: officePaths.users,
    lazy: async () => ({ Component: (await import('../user/users-page.tsx')).UsersPage }),
  },
  {
    path: userPath(':id'),
    lazy: async () => ({ Component: (await import('../user/user-page.tsx')).UserPage }),
  },
  {
    path: officePaths.ambassadors,
    lazy: async () => ({ Component: (await import('../ambassador/ambassadors-page.tsx')).AmbassadorsPage }),
  },
  {
    path: officePaths.referralCount,
    lazy: async () => ({
      Component: (await import('../referral/referral-counts-page.tsx')).ReferralCountsPage,
    }),
  },
  {
    path: officePaths.countDetails,
    lazy: async () => ({
      Component: (await import('../referral/referral-details-page.tsx')).ReferralDetailsPage,
    }),
  },
  {
    path: officePaths.team,
    lazy: async () => ({ Component: (await import('../account/team-page.tsx')).TeamPage }),
  },
  {
    path: officePaths.apiKeys,
    lazy: async () => ({ Component: (await import('../api-key/api-keys-page.tsx')).ApiKeysPage }),
  },
  {
    path: officePaths.webhooks,
    lazy: async () => ({ Component: (await import('../webhook/webhooks-page.tsx')).WebhooksPage }),
  },
  {
    path: webhookPath(':id'),
    lazy: async () => ({ Component: (await import('../webhook/endpoint-page.tsx')).EndpointPage }),
  },
  {
    path: officePaths.audit,
    lazy: async () => ({ Component: (await import('../audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: officePaths.faqs,
    lazy: async () => ({ Component: (await import('../faq/faqs-page.tsx')).FaqsPage }),
  },
  {
    path: officePaths.account,
    lazy: async () => ({ Component: (await import('../account/account-page.tsx')).AccountPage }),
  },
  {
    path: officePaths.addNewFaq,
    lazy: async () => ({ Component: (await import('../faq/faq-edit-page.tsx')).FaqEditPage }),
  },
  {
    path: officePaths.invites,
    lazy: async () => ({ Component: (await import('../invite/waves-page.tsx')).WavesPage }),
  },
  {
    path: officePaths.newInvite,
    lazy: async () => ({ Component: (await import('../invite/wave-edit-page.tsx')).WaveEditPage }),
  },
  {
    path: waveEditPath(':id'),
    lazy: async () => ({ Component: (await import('../invite/wave-edit-page.tsx')).WaveEditPage }),
  },
  {
    path: wavePath(':id'),
    lazy: async () => ({ Component: (await import('../invite/wave-page.tsx')).WavePage }),
  },
  {
    path: officePaths.broadcasts,
    lazy: async () => ({ Component: (await import('../broadcast/broadcasts-page.tsx')).BroadcastsPage }),
  },
  {
    path: officePaths.newBroadcast,
    lazy: async () => ({
      Component: (await import('../broadcast/broadcast-edit-page.tsx')).BroadcastEditPage,
    }),
  },
  {
    path: broadcastEditPath(':id'),
    lazy: async () => ({
      Component: (await import('../broadcast/broadcast-edit-page.tsx')).BroadcastEditPage,
    }),
  },
  {
    path: broadcastPath(':id'),
    lazy: async () => ({ Component: (await import('../broadcast/broadcast-page.tsx')).BroadcastPage }),
  },
  {
    path: officePaths.messages,
    lazy: async () => ({ Component: (await import('../message/templates-page.tsx')).TemplatesPage }),
  },
  {
    path: officePaths.newTemplate,
    lazy: async () => ({ Component: (await import('../message/template-edit-page.tsx')).TemplateEditPage }),
  },
  {
    path: officePaths.suppressions,
    lazy: async () => ({ Component: (await import('../message/suppressions-page.tsx')).SuppressionsPage }),
  },
];

/** Preloads the code of the screen at an address. A failure shows up when it is opened. */
export function preloadScreen(pathname: string): void {
  screens
    .find(({ path }) => matchPath(path, pathname) !== null)
    ?.lazy()
    .catch(() => undefined);
}
