import { isPlainText } from '../../platform/forms/field-rules.ts';
import type { SortDirection } from '../../platform/paging/sort.ts';

/** A shorter referral code is stored but credits no one. */
export const referralCodeMinLength = 8;

/**
 * The referralId for an entered code: trimmed, ignoring case; null if it is too short to be one, or contains characters
 * that no text has.
 */
export function toReferralId(code: string): string | null {
  const referralId = code.trim().toUpperCase();
  return referralId.length >= referralCodeMinLength && isPlainText(referralId) ? referralId : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be a signup's id. */
export const isUserId = (text: string): boolean => uuid.test(text);

/** The sort fields of referrers, in REST's words. */
export const referralCountSorts = ['referralPoints', 'referralCount'] as const;
export type ReferralCountSort = (typeof referralCountSorts)[number];

/** The order in which they are listed; ties follow the join order, reversed if the order is descending. */
export interface ReferralCountOrder {
  readonly sort: ReferralCountSort;
  readonly direction: SortDirection;
}

/** Most points first. */
export const mostPointsFirst: ReferralCountOrder = { sort: 'referralPoints', direction: 'descending' };
