import type { SegmentState } from './segment.form.ts';

/** Collects values of a statement. @returns the placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** A collector of values, and what it has collected. */
export function binding(): { readonly bind: Bind; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  return { bind: (value) => `$${values.push(value)}`, values };
}

/** Why a mailing leaves out a user, or the address of a list. */
export const exclusionReasons = [
  'ALREADY_INVITED',
  'ACCEPTED',
  'BLOCKED',
  'ERASED',
  'NOT_ON_LIST',
  'IN_ANOTHER_WAVE',
  'ENDED',
  'NO_CHANNEL',
  'SUPPRESSED',
  'UNSUBSCRIBED',
  'NO_CONSENT',
  'TOO_OFTEN',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Reasons that are states themselves, so a preview counts them whichever states the segment asks for. */
export const stateReasons: readonly ExclusionReason[] = ['ALREADY_INVITED', 'ACCEPTED', 'BLOCKED', 'ERASED'];

/** Which users a kind of mailing may go to, and which of those in a segment it leaves out. */
export interface Audience {
  /**
   * The states that a segment may select besides WAITING, each as a condition over the aliases `signup` and `score`
   * that only users who are away fulfill.
   */
  readonly awayStates: Readonly<Partial<Record<Exclude<SegmentState, 'WAITING'>, string>>>;
  /**
   * The first reason that is true counts. Conditions are SQL over the aliases `signup` (the table) and `score`
   * (left-joined, with its columns seq, points, referral_count and standing); null counts as false.
   */
  exclusions(bind: Bind): readonly { readonly reason: ExclusionReason; readonly condition: string }[];
}
