import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';

/** Which users' referrals to list: those with a rank, or those who were invited and so have none. */
export const referrerStandings = ['waiting', 'away'] as const;
export type ReferrerStanding = (typeof referrerStandings)[number];

const isReferrerStanding = (text: string): text is ReferrerStanding =>
  referrerStandings.some((standing) => standing === text);

/** @returns `waiting` for a text that is missing or blank; VALIDATION_FAILED (`among`) for another word. */
export function parseAmong(text: string | undefined): Outcome<{ among: ReferrerStanding }> {
  const asked = text?.trim() ?? '';
  const word = asked === '' ? 'waiting' : asked;
  return isReferrerStanding(word)
    ? { ok: true, among: word }
    : invalidFields({ among: `Choose one of: ${referrerStandings.join(', ')}.` });
}
