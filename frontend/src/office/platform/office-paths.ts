/** Where the back office's screens are. */
export const officePaths = {
  login: '/admin/login',
  signup: '/admin/signup',
  confirm: '/admin/confirm',
  forgotPassword: '/admin/forgot-password',
  resetPassword: '/admin/reset-password',
  users: '/admin/userManagement',
  ambassadors: '/admin/ambassadors',
  referralCount: '/admin/referralCount',
  countDetails: '/admin/countdetails',
  team: '/admin/team',
  apiKeys: '/admin/apiKeys',
  audit: '/admin/audit',
  account: '/admin/account',
  dashboard: '/admin/dashboard',
  faqs: '/admin/faqs',
  addNewFaq: '/admin/addNewFaq',
} as const;

/** Where somebody comes to who asked for no screen in particular. */
export const officeHome = officePaths.users;

/** Where one person is looked at. @param id the signup's */
export const userPath = (id: string): string => `${officePaths.users}/${id}`;

/** Where the referrals of one person are. */
export const treePath = (userId: string) =>
  `${officePaths.countDetails}?userId=${encodeURIComponent(userId)}`;

/** What the login is told of where somebody was. */
export interface LoginOrigin {
  readonly from: string;
}

/** Where to go after the login: back to where somebody was sent from, if it is one of our own screens. */
export function originOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return officeHome;
  return typeof state.from === 'string' && /^\/admin(?:\/|$)/.test(state.from) ? state.from : officeHome;
}

/** What the login is told of who is about to log in. */
export interface LoginPrefill {
  readonly email: string;
}

/** The email to begin the login with; empty when nothing is known. */
export const prefilledEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
