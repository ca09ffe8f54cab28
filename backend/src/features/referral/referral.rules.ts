import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { isPlainText } from '../../platform/forms/field-rules.ts';
import type { SortDirection } from '../../platform/paging/sort.ts';

/** A shorter referral code is kept but can credit nobody. */
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

/** Whose referrals are listed: of users who have a rank, or of those who were invited and so have none. */
export const referrerStandings = ['waiting', 'away'] as const;
export type ReferrerStanding = (typeof referrerStandings)[number];

const isReferrerStanding = (text: string): text is ReferrerStanding =>
  referrerStandings.some((standing) => standing === text);

/** @returns `waiting` for a text that is missing or blank; VALIDATION_FAILED (`among`) for another word. */
export function parseAmong(text: string | undefined): Outcome<{ among: ReferrerStanding }> {
  const word = text?.trim() || 'waiting';
  return isReferrerStanding(word)
    ? { ok: true, among: word }
    : invalidFields({ among: `Choose one of: ${referrerStandings.join(', ')}.` });
}

/** In which order they are listed; ties in join order, the other way round when the order is. */
export interface ReferralCountOrder {
  readonly sort: ReferralCountSort;
  readonly direction: SortDirection;
}

/** Most points first. */
export const mostPointsFirst: ReferralCountOrder = { sort: 'referralPoints', direction: 'descending' };
