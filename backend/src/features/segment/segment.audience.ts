import type { SignupState } from '../invite/invite.signup-state.ts';

/** Collects values of a statement. @returns the placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** A collector of values, and what it has collected. */
export function binding(): { readonly bind: Bind; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  return { bind: (value) => `$${values.push(value)}`, values };
}

/** Why a mailing leaves out a user, the address of a list, or the id of a user. */
export const exclusionReasons = [
  'ALREADY_INVITED',
  'ACCEPTED',
  'BLOCKED',
  'ERASED',
  'LEAVING',
  'NOT_VERIFIED',
  'NOT_ON_LIST',
  'UNKNOWN_USER',
  'IN_ANOTHER_WAVE',
  'ENDED',
  'STATED_EMAIL',
  'NO_CHANNEL',
  'SUPPRESSED',
  'UNSUBSCRIBED',
  'NO_CONSENT',
  'TOO_OFTEN',
  'AT_LIMIT',
  'JOINED_LATER',
  'HAS_REFERRALS',
  'ALREADY_SENT',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Reasons that are states themselves, so a preview counts them whichever states the segment asks for. */
export const stateReasons: readonly ExclusionReason[] = ['ALREADY_INVITED', 'ACCEPTED', 'BLOCKED', 'ERASED'];

/** Which users a kind of mailing may go to, and which of those in a segment it leaves out. */
export interface Audience {
  /** Whether text messages can be sent. */
  readonly texts: boolean;
  /**
   * The states that a segment may select besides `waiting`, each as a condition over the aliases `signup` and `score`
   * that only users who are away fulfill.
   */
  readonly awayStates: Readonly<Partial<Record<Exclude<SignupState, 'waiting'>, string>>>;
  /**
   * The first reason that is true counts. Conditions are SQL over the aliases `signup` (the table) and `score`
   * (left-joined, with its columns seq, points, referral_count and standing); null counts as false.
   */
  exclusions(bind: Bind, channels: Channels): readonly Exclusion[];
}

/** A reason to leave out users, and which, in SQL. */
export interface Exclusion {
  readonly reason: ExclusionReason;
  readonly condition: string;
}

/** The fields of a segment that say how its users are reached. */
export interface Channels {
  readonly emailListId?: string;
  /** With a list: how users who only stated its address are reached; missing: they are left out. */
  readonly reachStatedBy?: 'email' | 'sms';
}

/** Users who verified a phone number. A segment with an email list finds them by an address that they only stated. */
const byPhone = `signup.verified_by <> 'email'`;

const mailsStated = ({ emailListId, reachStatedBy }: Channels): boolean =>
  emailListId !== undefined && reachStatedBy === 'email';

/** Whether users of a segment are sent an email, as a condition over `signup`; the others are sent a text message. */
export const isMailed = (channels: Channels): string =>
  mailsStated(channels) ? 'true' : `signup.verified_by = 'email'`;

/** Whom a segment does not reach: users who only stated the address of the list, unless it says how, or who need a text. */
export function channelExclusions(channels: Channels, texts: boolean): readonly Exclusion[] {
  const { emailListId, reachStatedBy } = channels;
  if (emailListId !== undefined && reachStatedBy === undefined)
    return [{ reason: 'STATED_EMAIL', condition: byPhone }];
  return texts || mailsStated(channels) ? [] : [{ reason: 'NO_CHANNEL', condition: byPhone }];
}
