import type { UserFilter } from '../../generated/office.ts';
import { filterParams } from './user-filter.ts';

/** The addresses of the back office's screens. */
export const officePaths = {
  login: '/admin/login',
  signup: '/admin/signup',
  confirm: '/admin/confirm',
  forgotPassword: '/admin/forgot-password',
  resetPassword: '/admin/reset-password',
  users: '/admin/userManagement',
  bulkActions: '/admin/bulkActions',
  importUsers: '/admin/import',
  ambassadors: '/admin/ambassadors',
  referralCount: '/admin/referralCount',
  countDetails: '/admin/countdetails',
  team: '/admin/team',
  apiKeys: '/admin/apiKeys',
  webhooks: '/admin/webhooks',
  audit: '/admin/audit',
  settings: '/admin/settings',
  account: '/admin/account',
  dashboard: '/admin/dashboard',
  growth: '/admin/growth',
  launch: '/admin/launch',
  faqs: '/admin/faqs',
  addNewFaq: '/admin/addNewFaq',
  fairness: '/admin/fairness',
  fairnessLists: '/admin/fairnessLists',
  rewards: '/admin/rewards',
  invites: '/admin/invites',
  newInvite: '/admin/invites/new',
  broadcasts: '/admin/broadcasts',
  newBroadcast: '/admin/broadcasts/new',
  messages: '/admin/messages',
  newTemplate: '/admin/messageTemplate',
  suppressions: '/admin/suppressions',
} as const;

/** The screen an admin sees after logging in without a requested one. */
export const officeHome = officePaths.users;

/** The page of one user. @param id the signup's */
export const userPath = (id: string): string => `${officePaths.users}/${id}`;

/** The page of one import. */
export const importPath = (id: string): string => `${officePaths.importUsers}?id=${id}`;

/** The users that a filter selects. */
export const usersPath = (filter: UserFilter): string =>
  `${officePaths.users}?${filterParams(filter).toString()}`;

/** The pending sign-ups of one referrer. @param id the signup's */
export const fairnessOf = (id: string): string => `${officePaths.fairness}?of=${id}`;

/** The page for editing a question of the FAQ. */
export const faqEditPath = (id: string): string => `${officePaths.addNewFaq}?_id=${encodeURIComponent(id)}`;

/** The page of one wave of invites. @param id the wave's */
export const wavePath = (id: string): string => `${officePaths.invites}/${id}`;

/** The page for editing the draft of a wave. */
export const waveEditPath = (id: string): string => `${wavePath(id)}/edit`;

/** The page of one broadcast. @param id the broadcast's */
export const broadcastPath = (id: string): string => `${officePaths.broadcasts}/${id}`;

/** The page for editing the draft of a broadcast. */
export const broadcastEditPath = (id: string): string => `${broadcastPath(id)}/edit`;

/** The page for writing a new message template of a kind. */
export const newTemplatePath = (kind: string): string => `${officePaths.newTemplate}?kind=${kind}`;

/** The page for editing a message template. */
export const templatePath = (id: string): string => `${officePaths.newTemplate}?id=${encodeURIComponent(id)}`;
/** What the template said in a version. */
export const templateVersionPath = (id: string, number: number): string =>
  `${templatePath(id)}&version=${number}`;

/** The page of one webhook endpoint. */
export const webhookPath = (id: string): string => `${officePaths.webhooks}/${id}`;

/** The page of one user's referrals. */
export const treePath = (userId: string) =>
  `${officePaths.countDetails}?userId=${encodeURIComponent(userId)}`;

/** The list of applications with one of them. */
export const applicationPath = (id: string): string =>
  `${officePaths.ambassadors}?search=${encodeURIComponent(id)}`;

/** Passes the current address to the login. */
export interface LoginOrigin {
  readonly from: string;
}

/** Where to go after the login: back to the previous screen, if it is one of ours. */
export function originOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return officeHome;
  return typeof state.from === 'string' && /^\/admin(?:\/|$)/.test(state.from) ? state.from : officeHome;
}

/** What the login knows about the person logging in. */
export interface LoginPrefill {
  readonly email: string;
}

/** The prefilled email of the login; empty if unknown. */
export const prefilledEmail = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
