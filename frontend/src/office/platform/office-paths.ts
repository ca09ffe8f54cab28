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
  webhooks: '/admin/webhooks',
  audit: '/admin/audit',
  account: '/admin/account',
  dashboard: '/admin/dashboard',
  faqs: '/admin/faqs',
  addNewFaq: '/admin/addNewFaq',
  invites: '/admin/invites',
  newInvite: '/admin/invites/new',
  broadcasts: '/admin/broadcasts',
  newBroadcast: '/admin/broadcasts/new',
  messages: '/admin/messages',
  newTemplate: '/admin/messageTemplate',
  suppressions: '/admin/suppressions',
} as const;

/** Where an admin lands who asked for no screen in particular. */
export const officeHome = officePaths.users;

/** Where one person is looked at. @param id the signup's */
export const userPath = (id: string): string => `${officePaths.users}/${id}`;

/** The users of a country (ISO code) or in a state (as the API has it). */
export const usersWith = (filter: { readonly country: string } | { readonly state: string }): string =>
  `${officePaths.users}?${new URLSearchParams({ ...filter }).toString()}`;

/** Where one wave of invites is looked at. @param id the wave's */
export const wavePath = (id: string): string => `${officePaths.invites}/${id}`;

/** Where the draft of a wave is edited. */
export const waveEditPath = (id: string): string => `${wavePath(id)}/edit`;

/** Where one broadcast is looked at. @param id the broadcast's */
export const broadcastPath = (id: string): string => `${officePaths.broadcasts}/${id}`;

/** Where the draft of a broadcast is edited. */
export const broadcastEditPath = (id: string): string => `${broadcastPath(id)}/edit`;

/** Where a new template of messages of a kind is written. */
export const newTemplatePath = (kind: string): string => `${officePaths.newTemplate}?kind=${kind}`;

/** Where a template of messages is written. */
export const templatePath = (id: string): string => `${officePaths.newTemplate}?id=${encodeURIComponent(id)}`;

/** Where one endpoint of webhooks is looked at. */
export const webhookPath = (id: string): string => `${officePaths.webhooks}/${id}`;

/** Where the referrals of one person are. */
export const treePath = (userId: string) =>
  `${officePaths.countDetails}?userId=${encodeURIComponent(userId)}`;

/** Tells the login where the admin was. */
export interface LoginOrigin {
  readonly from: string;
}

/** Where to go after the login: back to where the admin was, if it is one of our own screens. */
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
