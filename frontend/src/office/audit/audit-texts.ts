import { roles } from '@waitlist/backend/roles';
import { roleTexts } from '../platform/role-texts.ts';

/** What can be looked at alone: the beginnings of actions. */
export const areas: readonly { readonly value: string; readonly text: string }[] = [
  { value: '', text: 'Everything' },
  { value: 'admin', text: 'Accounts and logins' },
  { value: 'api-key', text: 'API keys' },
  { value: 'faq', text: 'FAQs' },
  { value: 'signup', text: 'Users' },
  { value: 'ambassador', text: 'Ambassadors' },
];

const deeds: Readonly<Record<string, string>> = {
  'admin.login': 'Logged in',
  'admin.login-failed': 'Could not log in',
  'admin.logout': 'Logged out',
  'admin.signup': 'Asked for an account',
  'admin.confirm': 'Confirmed their email',
  'admin.create': 'Made an account',
  'admin.approve': 'Approved an account',
  'admin.set-role': 'Changed a role',
  'admin.remove': 'Removed an account',
  'admin.change-password': 'Changed their password',
  'admin.request-reset': 'Asked for a new password',
  'admin.reset-password': 'Set a new password',
  'api-key.create': 'Made an API key',
  'api-key.revoke': 'Revoked an API key',
  'faq.add': 'Added a question',
  'faq.update': 'Changed a question',
  'faq.delete': 'Deleted a question',
  'faq.reorder': 'Reordered the questions',
  'signup.export': 'Exported users',
  'signup.block': 'Blocked a user',
  'signup.unblock': 'Unblocked a user',
  'signup.erase': 'Erased a user',
  'signup.resend-welcome': 'Sent a welcome again',
  'ambassador.erase': 'Erased an application',
};

/** An action as a person says it; one that has no words here stands as it is recorded. */
export const actionText = (action: string): string => deeds[action] ?? action;

const names: Readonly<Record<string, string>> = {
  expiresInDays: 'ends after (days)',
  firstAdmin: 'first admin',
  scope: 'for',
  reason: 'why',
  hadAccount: 'had an account already',
  remember: 'stays logged in',
  searched: 'only what a search found',
};
const values: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  METRICS: 'metrics alone',
  INVALID_CREDENTIALS: 'wrong email or password',
  ACCOUNT_PENDING: 'the account is not approved yet',
  RATE_LIMITED: 'too many tries',
  null: 'never',
  ...Object.fromEntries(roles.map((role) => [role, roleTexts[role].name])),
};

/** What else was recorded, as `role: Editor, stays logged in: no`; null: nothing. */
export function detailsText(
  details: readonly { readonly name: string; readonly value: string }[],
): string | null {
  if (details.length === 0) return null;
  return details.map(({ name, value }) => `${names[name] ?? name}: ${values[value] ?? value}`).join(', ');
}
