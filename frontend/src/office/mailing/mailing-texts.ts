import { allChoices, labelOf } from '@waitlist/backend/questions';
import type {
  ExclusionReason,
  MailingKind,
  PauseReason,
  RecipientState,
  SegmentPartsFragment,
  UserState,
} from '../../generated/office.ts';
import { counted, figure, fullDay } from '../ui/format.ts';
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
  STATED_EMAIL: 'on the email list and the waitlist, but verified by phone',
  TOO_OFTEN: 'already got two broadcasts in the last seven days',
  AT_LIMIT: 'already got two messages that send themselves in the last seven days',
  JOINED_LATER: 'joined so recently that it still sends itself to them',
  HAS_REFERRALS: 'referred a friend',
  ALREADY_SENT: 'already got this message',
};

export const pauseTexts: Readonly<Record<PauseReason, string>> = {
  ADMIN: 'Paused by your team. Nothing is sent until an admin resumes it.',
  BOUNCES:
    'Paused automatically: 5% of its emails or more bounced. Check your mail settings and its users before you resume it.',
  COMPLAINTS:
    'Paused automatically: 0.3% of its emails or more were reported as spam. Check the message and its users before you resume it.',
};

export const recipientStateTexts: Readonly<Record<RecipientState, StateText>> = {
  PLANNED: { text: 'Planned', tone: 'calm' },
  QUEUED: { text: 'Queued', tone: 'calm' },
  SENT: { text: 'Sent', tone: 'good' },
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
  readonly country: (code: string) => string;
  readonly emailList: (id: string) => string;
}

/** Who a mailing goes to, in parts to list one after the other: `All waiting users`, `India`. */
export function segmentTexts(
  segment: SegmentPartsFragment,
  { country, emailList }: SegmentNames,
): readonly string[] {
  const { states, countries, joinedFrom, joinedTo, minPoints, maxPoints } = segment;
  const { minReferrals, maxReferrals, verifiedBy, emailListId, reachStatedBy, topByRank, signupIds } =
    segment;
  const inStates = states.map((state) => segmentStateTexts[state]).join(' or ');
  return [
    topByRank === null ? `All ${inStates} users` : `Top ${figure(topByRank)} ${inStates} users by rank`,
    countries?.map(country).join(' or ') ?? '',
    ...allChoices.map(
      ({ key, field }) => segment[field]?.map((slug) => labelOf(key, slug) ?? slug).join(' or ') ?? '',
    ),
    between('joined', joinedFrom, joinedTo, fullDay),
    between('points', minPoints, maxPoints, figure),
    between('referrals', minReferrals, maxReferrals, figure),
    verifiedBy === null ? '' : verifiedBy === 'EMAIL' ? 'verified by email' : 'verified by text message',
    emailListId === null ? '' : `on the list ${emailList(emailListId)}`,
    reachStatedBy === null
      ? ''
      : `those who verified by phone ${reachStatedBy === 'EMAIL' ? 'by email at the address they entered' : 'by text message'}`,
    signupIds === null ? '' : counted(signupIds.length, 'chosen user', 'chosen users'),
  ].filter((text) => text !== '');
}

function between<Bound>(
  what: string,
  from: Bound | null,
  to: Bound | null,
  write: (bound: Bound) => string,
): string {
  if (from === null && to === null) return '';
  return [what, from !== null && `from ${write(from)}`, to !== null && `to ${write(to)}`]
    .filter(Boolean)
    .join(' ');
}
