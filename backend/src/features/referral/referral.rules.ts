import { comparableText, longestContact, typedLine } from '../../platform/forms/typed-text.ts';

/** A shorter referral code is stored but credits no one. */
export const referralCodeMinLength = 8;

/**
 * The code in what someone entered, or in the query of a link: alone or within a whole link, with what chat apps, mails
 * and link builders add to it, such as quotes, a full stop, `?utm_source=…`, `&amp;` or percent-encoding.
 *
 * @returns the code as entered; the text itself if there is no code to be seen in it.
 */
export function enteredCode(text: string): string {
  if (text.length > longestContact) return text.trim();
  const [code = ''] = (linkedValue(text) ?? decoded(comparableText(text))).split(/[?&#]/);
  return comparableText(code).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** What is kept of what was entered: the code of a link, else the line as it is, so that an unknown code can be told. */
export const keptCode = (text: string): string =>
  text.length <= longestContact && linkedValue(text) !== null ? enteredCode(text) : typedLine(text);

/** The value of `ref` in a link, or in a link within a link; null if there is none. */
function linkedValue(text: string): string | null {
  const whole = comparableText(text);
  const value = parameter.exec(whole)?.[1] ?? parameter.exec(decoded(whole))?.[1];
  return value === undefined ? null : decoded(value);
}

const parameter = /(?:^|[?&;#\s])ref=([^&#\s"'<>]*)/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The referralId for an entered code: letters and digits, ignoring case; null if it is too short to be one, or contains
 * other characters than blanks, dashes and the like.
 */
export function toReferralId(code: string): string | null {
  const referralId = enteredCode(code)
    .replace(/[\s\p{Pd}_.'"’]/gu, '')
    .toUpperCase();
  return referralId.length >= referralCodeMinLength && /^[\dA-Z]+$/.test(referralId) ? referralId : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can be a signup's id. */
export const isUserId = (text: string): boolean => uuid.test(text);
