import { isPlainText } from '../../platform/forms/field-rules.ts';
import type { SortDirection } from '../../platform/paging/sort.ts';

/** A shorter referral code is stored but credits no one. */
export const referralCodeMinLength = 8;

/**
 * The referralId an entered code stands for: trimmed, without regard to case; null when it is too short to be one, or
 * holds what no text does.
 */
export function toReferralId(code: string): string | null {
  const referralId = code.trim().toUpperCase();
  return referralId.length >= referralCodeMinLength && isPlainText(referralId) ? referralId : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be a signup's id. */
export const isUserId = (text: string): boolean => uuid.test(text);

/** What referrers can be sorted by, in the words of REST. */
export const referralCountSorts = ['referralPoints', 'referralCount'] as const;
export type ReferralCountSort = (typeof referralCountSorts)[number];

/** In which order they are listed; ties in join order, the other way round when the order is. */
export interface ReferralCountOrder {
  readonly sort: ReferralCountSort;
  readonly direction: SortDirection;
}

/** Most points first. */
export const mostPointsFirst: ReferralCountOrder = { sort: 'referralPoints', direction: 'descending' };
