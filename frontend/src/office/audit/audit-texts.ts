import { roles } from '@waitlist/backend/roles';
import { capitalized } from '../ui/format.ts';
import { roleTexts } from '../platform/role-texts.ts';

/** Filters: the prefixes of actions. */
export const areas: readonly { readonly value: string; readonly text: string }[] = [
  { value: '', text: 'Everything' },
  { value: 'admin', text: 'Accounts and logins' },
  { value: 'api-key', text: 'API keys' },
  { value: 'webhook', text: 'Webhooks' },
  { value: 'faq', text: 'FAQs' },
  { value: 'message', text: 'Messages' },
  { value: 'signup', text: 'Users' },
  { value: 'bulk', text: 'Bulk actions' },
  { value: 'import', text: 'Imports' },
  { value: 'view', text: 'Views of users' },
  { value: 'tag', text: 'Tags' },
  { value: 'hold', text: 'Fairness' },
  { value: 'fairness-list', text: 'Fairness lists' },
  { value: 'points', text: 'Points given' },
  { value: 'reward', text: 'Rewards' },
  { value: 'segment', text: 'Email lists' },
  { value: 'invite', text: 'Invitations' },
  { value: 'wave', text: 'Invitation waves' },
  { value: 'broadcast', text: 'Broadcasts' },
  { value: 'mailing', text: 'Mailings' },
  { value: 'ambassador', text: 'Ambassadors' },
];

const actionTexts: Readonly<Record<string, string>> = {
  'admin.login': 'Logged in',
  'admin.login-failed': 'Could not log in',
  'admin.logout': 'Logged out',
  'admin.end-session': 'Ended sessions',
  'admin.signup': 'Requested an account',
  'admin.confirm': 'Confirmed their email',
  'admin.invite': 'Invited a colleague',
  'admin.resend-invitation': 'Sent an invitation to a colleague again',
  'admin.revoke-invitation': 'Revoked an invitation of a colleague',
  'admin.accept-invitation': 'Accepted an invitation to the team',
  'admin.create': 'Created an account',
  'admin.approve': 'Approved an account',
  'admin.set-role': 'Changed a role',
  'admin.rename': 'Changed their own name',
  'admin.remove': 'Removed an account',
  'admin.change-password': 'Changed their password',
  'admin.request-reset': 'Requested a new password',
  'admin.reset-password': 'Set a new password',
  'bulk.tag': 'Tagged many users',
  'bulk.untag': 'Took a tag off many users',
  'bulk.block': 'Blocked many users',
  'bulk.unblock': 'Unblocked many users',
  'bulk.grant-points': 'Gave many users points',
  'bulk.erase': 'Started to erase many users',
  'bulk.undo': 'Undid a bulk action',
  'bulk.stop': 'Stopped a bulk action',
  'retention.set': 'Changed how long users are kept',
  'retention.run': 'Carried out retention',
  'api-key.create': 'Created an API key',
  'api-key.revoke': 'Revoked an API key',
  'webhook.create': 'Created a webhook endpoint',
  'webhook.update': 'Changed a webhook endpoint',
  'webhook.enable': 'Enabled a webhook endpoint',
  'webhook.pause': 'Paused a webhook endpoint',
  'webhook.delete': 'Deleted a webhook endpoint',
  'webhook.show-secret': 'Viewed a webhook secret',
  'webhook.rotate': 'Rotated a webhook secret',
  'webhook.test': 'Tested a webhook endpoint',
  'webhook.replay': 'Replayed webhook events',
  'faq.add': 'Added a question',
  'faq.update': 'Changed a question',
  'faq.delete': 'Deleted a question',
  'faq.reorder': 'Reordered the questions',
  'message.save-template': 'Saved a message template',
  'message.send-test': 'Sent a test message',
  'message.set-trigger': 'Changed when a message sends itself',
  'signup.erase-wish': 'Erased a wish to hear when sign-ups open',
  'message.send-past': 'Sent a message to users who joined before',
  'message.suppress': 'Suppressed an address',
  'message.lift-suppression': 'Allowed emails to an address again',
  'message.lift-reported': 'Allowed emails to reported addresses again',
  'message.report-events': 'Reported what became of emails',
  'view.add': 'Saved a view of users',
  'view.update': 'Changed a view of users',
  'view.delete': 'Deleted a view of users',
  'hold.release': 'Let doubted points count',
  'hold.reverse': 'Took doubted points back',
  'reward.add': 'Added a reward',
  'reward.update': 'Changed a reward',
  'reward.stop': 'Stopped a reward',
  'reward.resume': 'Resumed a reward',
  'reward.add-codes': 'Added codes to a reward',
  'reward.fulfill': 'Marked a reward as fulfilled',
  'reward.reopen': 'Marked a reward as not fulfilled',
  'reward.export': 'Exported rewards',
  'points.grant': 'Gave a user points',
  'points.take-back': 'Took back points that a user was given',
  'hold.answer': 'Answered a question about points',
  'hold.undo': 'Undid a decision about points',
  'fairness-list.add': 'Added an entry to a fairness list',
  'fairness-list.remove': 'Removed an entry from a fairness list',
  'signup.export': 'Exported users',
  'setup.dismiss': 'Dismissed the first steps',
  'signup.pause': 'Paused sign-ups',
  'signup.resume': 'Resumed sign-ups',
  'signup.block': 'Blocked a user',
  'signup.unblock': 'Unblocked a user',
  'signup.erase': 'Erased a user',
  'signup.add': 'Added a user by hand',
  'signup.merge': 'Merged two users',
  'signup.correct': 'Corrected a user’s name or contact',
  'signup.tag': 'Tagged users',
  'signup.untag': 'Took tags off users',
  'signup.add-note': 'Added a note on a user',
  'signup.update-note': 'Changed a note on a user',
  'signup.delete-note': 'Deleted a note on a user',
  'signup.restore-note': 'Brought back a note on a user',
  'tag.rename': 'Renamed a tag',
  'tag.delete': 'Deleted a tag',
  'import.check': 'Checked a file of users',
  'import.start': 'Started an import',
  'import.stop': 'Stopped an import',
  'import.undo': 'Undid an import',
  'signup.download-data': 'Downloaded their own data',
  'signup.correct-name': 'Corrected their own name',
  'signup.change-contact': 'Changed their own contact',
  'signup.leave': 'Asked to leave the waitlist',
  'signup.stay': 'Stayed on the waitlist after all',
  'signup.resend-welcome': 'Sent a welcome again',
  'wave.create': 'Created a wave',
  'wave.update': 'Changed a wave',
  'wave.revoke': 'Revoked a wave',
  'broadcast.create': 'Created a broadcast',
  'broadcast.update': 'Changed a broadcast',
  'mailing.start': 'Started a mailing',
  'mailing.pause': 'Paused a mailing',
  'mailing.resume': 'Resumed a mailing',
  'mailing.set-pace': 'Changed the pace of a mailing',
  'mailing.cancel': 'Canceled a mailing',
  'mailing.delete': 'Deleted the draft of a mailing',
  'mailing.resend-uncertain': 'Sent uncertain messages of a mailing again',
  'segment.upload-emails': 'Uploaded a list of emails',
  'invite.issue': 'Invited a user',
  'invite.resend': 'Sent an invitation again',
  'invite.revoke': 'Revoked an invitation',
  'invite.accept': 'Marked an invitation as accepted',
  'invite.redeem': 'Redeemed an invitation',
  'ambassador.export': 'Exported applications',
  'ambassador.set-status': 'Set the status of an application',
  'ambassador.add-note': 'Added a note to an application',
  'ambassador.delete-note': 'Deleted a note on an application',
  'ambassador.erase': 'Erased an application',
};

/** An action in words; one that has no words here is shown as recorded. */
export function actionText(action: string, details: readonly Detail[] = []): string {
  const text = actionTexts[action] ?? action;
  const kind = details.find(({ name }) => name === 'kind')?.value ?? '';
  return action.startsWith('mailing.') ? text.replace('mailing', mailingWords[kind] ?? 'mailing') : text;
}

/** What the screens call a mailing, by its kind. */
const mailingWords: Readonly<Record<string, string>> = { invite: 'wave', broadcast: 'broadcast' };

interface Detail {
  readonly name: string;
  readonly value: string;
}

const names: Readonly<Record<string, string>> = {
  expiresInDays: 'ends after (days)',
  firstAdmin: 'first admin',
  scope: 'for',
  reason: 'why',
  hadAccount: 'had an account already',
  remember: 'stays logged in',
  mergedId: 'merged user',
  into: 'merged into',
  firstName: 'first name',
  lastName: 'last name',
  fromStart: 'from the first join',
  personalData: 'with personal data',
  batchSize: 'events per request',
  perHour: 'messages per hour',
  resends: 'to those who didn’t click in',
  expiresInMinutes: 'minutes until it expires',
  reminderDays: 'reminders',
  segment: 'who',
  perSecond: 'requests per second',
  overlapHours: 'both secrets valid for (hours)',
  filter: 'conditions',
  chosen: 'users chosen by hand',
  searched: 'only what a search found',
  confirmPeople: 'users',
  startsAt: 'starts',
  people: 'users',
  isActive: 'visible',
  valid: 'valid addresses',
  suppressed: 'suppressed addresses',
  best: 'at most',
  order: 'sorted by',
  referralsNeeded: 'referrals it takes',
  includesExisting: 'users who have them get it now',
  limit: 'for how many users',
  text: 'description',
  endsAt: 'until',
  keysRevoked: 'API keys revoked',
  webhooksPaused: 'webhooks paused',
  webhooksTakenOver: 'webhooks taken over',
  mailingsPaused: 'waves and broadcasts paused',
  mailingsTakenOver: 'waves and broadcasts taken over',
};
const values: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  LAST: 'where it stopped',
  NOW: 'now',
  METRICS: 'metrics alone',
  INVITES: 'invitations alone',
  MAIL_EVENTS: 'mail events alone',
  INVALID_CREDENTIALS: 'wrong email or password',
  ACCOUNT_PENDING: 'the account is not approved yet',
  RATE_LIMITED: 'too many tries',
  null: 'never',
  any: 'every status',
  code_pool: 'a code',
  manual: 'by hand',
  webhook: 'by an app',
  referrer: 'the referrer',
  both: 'both sides',
  trusted_referrers: 'trusted referrers',
  trusted_networks: 'trusted networks',
  allowed_domains: 'allowed mail domains',
  blocked_domains: 'blocked mail domains',
  createdAt: 'when they joined',
  referralPoints: 'points, most first',
  ...Object.fromEntries(roles.map((role) => [role, roleTexts[role].name])),
};

/** The recorded details, as `Role: Editor, stays logged in: no`; null: there are none. */
export function detailsText(details: readonly Detail[]): string | null {
  if (details.length === 0) return null;
  const ordered = [...details].sort(
    (one, other) => Number(other.name === 'from') - Number(one.name === 'from'),
  );
  return capitalized(ordered.flatMap((detail) => detailText(detail, details)).join(', '));
}

/** One detail, with what a field was before a change as `question: from “Why?” to “How?”`. */
function detailText(detail: Detail, all: readonly Detail[]): readonly string[] {
  const [, field, side] = /^(.+)\.(from|to)$/.exec(detail.name) ?? [];
  if (field === undefined) return [`${names[detail.name] ?? detail.name}: ${valueText(detail)}`];
  if (side === 'to') return [];
  const after = all.find(({ name }) => name === `${field}.to`)?.value ?? '';
  return [`${names[field] ?? field}: from ${quoted(detail.value)} to ${quoted(after)}`];
}

const quoted = (value: string): string => values[value] ?? `“${value}”`;

/** A value in words. A mailing without a start time starts immediately. */
function valueText({ name, value }: Detail): string {
  if (name === 'startsAt' && value === 'null') return 'at once';
  if (name === 'filter') return Object.keys(JSON.parse(value) as object).join(', ');
  return values[value] ?? value;
}
