import type {
  ExclusionReason,
  MailingKind,
  PauseReason,
  RecipientState,
  SegmentPartsFragment,
  UserState,
} from '../../generated/office.ts';
import { conditions, conditionText, isActive } from '../ui/filter/conditions.ts';
import { figure } from '../ui/format.ts';
import { kindWords } from './mailing-kinds.ts';
import type { StateText } from '../ui/badge.tsx';

/** Why users get no message, to follow their number; NOT_ON_LIST follows the number of addresses, UNKNOWN_USER of IDs. */
export function exclusionText(kind: MailingKind, reason: ExclusionReason): string {
  if (reason === 'UNSUBSCRIBED') return kindWords[kind].unsubscribed;
  return reason === 'NO_CHANNEL' ? kindWords[kind].noChannel : exclusionTexts[reason];
}

const exclusionTexts: Readonly<Record<Exclude<ExclusionReason, 'UNSUBSCRIBED' | 'NO_CHANNEL'>, string>> = {
  ALREADY_INVITED: 'already invited',
  ACCEPTED: 'already accepted',
  BLOCKED: 'blocked',
  ERASED: 'erased',
  NOT_ON_LIST: 'on the email list, but not on the waitlist',
  UNKNOWN_USER: 'chosen by an ID that no user has',
  IN_ANOTHER_WAVE: 'in another wave that is not finished',
  SUPPRESSED: 'on the do-not-email list: bounced, reported spam, or added by an admin',
  NO_CONSENT: 'without consent to news',
  ENDED: 'had an invitation that expired before its message was sent',
  LEAVING: 'leaving the waitlist',
  NOT_VERIFIED: 'not verified',
  STATED_EMAIL: 'on the email list and the waitlist, but verified by phone',
  TOO_OFTEN: 'already got two broadcasts in the last seven days',
  AT_LIMIT: 'already got two messages that send themselves in the last seven days',
  JOINED_LATER: 'joined so recently that it still sends itself to them',
  HAS_REFERRALS: 'referred a friend',
  ALREADY_SENT: 'already got this message',
};

/** What to do about users who are left out, for one who finds no others; null: nothing that needs words. */
export function exclusionAdvice(kind: MailingKind, reason: ExclusionReason): string | null {
  if (reason === 'NO_CHANNEL') return kindWords[kind].whenNoChannel;
  return exclusionAdvices[reason] ?? null;
}

const exclusionAdvices: Readonly<Partial<Record<ExclusionReason, string>>> = {
  NO_CONSENT:
    'Users agree to news in the form, or later on their status page. Until they do, only messages about their sign-up can reach them.',
  NOT_VERIFIED:
    'Imported users get messages once they have entered a code, when they sign up again or on their status page.',
  UNSUBSCRIBED: 'Only they can subscribe again.',
  SUPPRESSED: 'An admin can take addresses off the list.',
  TOO_OFTEN: 'Send it later: each user gets two broadcasts in seven days at most.',
  BLOCKED: 'Unblock those who should get it.',
  ALREADY_INVITED: 'Choose users who are waiting.',
  ACCEPTED: 'Choose users who are waiting.',
  IN_ANOTHER_WAVE: 'Wait until that wave is done, or cancel it.',
};

export const pauseTexts: Readonly<Record<PauseReason, string>> = {
  ADMIN:
    'Paused by your team. Messages already on their way still go out; no others are sent until an admin resumes it.',
  BOUNCES:
    'Paused automatically: 5% of its emails or more bounced. Check your mail settings and its users before you resume it.',
  COMPLAINTS:
    'Paused automatically: 0.3% of its emails or more were reported as spam. Check the message and its users before you resume it.',
};

export const recipientStateTexts: Readonly<Record<RecipientState, StateText>> = {
  PLANNED: { text: 'Planned', tone: 'calm' },
  QUEUED: { text: 'Queued', tone: 'calm' },
  SENT: { text: 'Sent', tone: 'good' },
  CLICKED: { text: 'Clicked', tone: 'good' },
  REFUSED: { text: 'Refused', tone: 'danger' },
  UNCERTAIN: { text: 'Uncertain', tone: 'danger' },
  SKIPPED: { text: 'Skipped', tone: 'calm' },
  CANCELED: { text: 'Canceled', tone: 'calm' },
};

const segmentStateTexts: Readonly<Record<UserState, string>> = {
  WAITING: 'waiting',
  INVITED: 'invited',
  ACCEPTED: 'accepted',
  EXPIRED: 'expired',
  BLOCKED: 'blocked',
  ERASED: 'erased',
};

/** Names for the codes in a segment. */
export interface SegmentNames {
  /** Of the users, broadcasts and imports in its conditions. */
  readonly inFilter: (id: string) => string;
  readonly emailList: (id: string) => string;
}

/** Who a mailing goes to, in parts to list one after the other: `All waiting users`, `country is India`. */
export function segmentTexts(
  segment: SegmentPartsFragment,
  { inFilter, emailList }: SegmentNames,
): readonly string[] {
  const { states, emailListId, reachStatedBy } = segment;
  const inStates = states.map((state) => segmentStateTexts[state]).join(' or ');
  return [
    howManyText(segment, inStates),
    ...conditions
      .filter((condition) => condition.id !== 'states' && isActive(condition, segment))
      .map((condition) => lowerFirst(conditionText(condition, segment, inFilter))),
    emailListId === null ? '' : `on the list ${emailList(emailListId)}`,
    reachStatedBy === null
      ? ''
      : `those who verified by phone ${reachStatedBy === 'EMAIL' ? 'by email at the address they entered' : 'by text message'}`,
  ].filter((text) => text !== '');
}

/** @param inStates the states they are in. */
function howManyText({ topByRank, randomSample }: SegmentPartsFragment, inStates: string): string {
  if (randomSample !== null) return `${figure(randomSample)} ${inStates} users at random`;
  return topByRank === null ? `All ${inStates} users` : `Top ${figure(topByRank)} ${inStates} users by rank`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Why a mailing goes to some of a list only; null: it goes to all states in it. */
export function leftOutText(kind: MailingKind, states: readonly UserState[]): string | null {
  if (states.length === 0) return null;
  const names = states.map((state) => segmentStateTexts[state]);
  const many = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} users of your list are left out: ${kind === 'INVITE' ? 'invitations' : 'broadcasts'} can’t go to them.`;
}
