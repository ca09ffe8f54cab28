import type { TestContext, ValidationError } from 'yup';
import { typedPhone } from './typed-text.ts';

/** Rules that several forms share. Pure, and usable on both sides. */

/** Checks the trimmed text of a field: what is wrong with it, or null. */
export type FieldRule = (text: string) => string | null;

export const nameMaxLength = 15;
/** RFC 5321: the longest address a mail server has to accept. */
export const emailMaxLength = 254;
/** Digits of a phone number; E.164 ends at 15. */
const phoneMinDigits = 4;
const phoneMaxDigits = 15;

/** What every form and call says about an email address and a phone number. */
export const emailMissingMessage = 'Email Id is required';
export const emailPatternMessage = 'Invalid email address';
export const phoneMissingMessage = 'Please enter phone number.';
export const phoneInvalidMessage = 'Please enter valid Phone Number';

/** What browsers accept in an email field (HTML Standard, "valid email address"). */
export const htmlEmailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Dots and the @ delimit every repetition, so matching takes time linear in the length. */
export const emailPattern = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.]+\.)+[^\s@.\d][^\s@.]+$/;

/** Digits, optionally after a `+`, however they are separated. */
export function isPhoneLike(text: string): boolean {
  const digits = /^\+?(\d+)$/.exec(typedPhone(text))?.[1]?.length ?? 0;
  return digits >= phoneMinDigits && digits <= phoneMaxDigits;
}

/** Half a Unicode character, or one that controls a terminal, a log or a spreadsheet. */
const unstorable = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

export function isPlainText(text: string): boolean {
  return !unstorable.test(text);
}

/** Like {@link isPlainText}, with any number of lines. */
export function isPlainLines(text: string): boolean {
  return isPlainText(asLine(text));
}

const asLine = (text: string): string => text.replace(/[\n\r\t]/g, ' ');

/**
 * Why a field cannot be stored; null if it is {@link isPlainLines}. The character itself is not to be seen: the text
 * before it says where it is.
 */
export function plainTextFault(label: string, text: string): string | null {
  const at = asLine(text).search(unstorable);
  if (at === -1) return null;
  const before = /.{0,12}$/su.exec(text.slice(0, at))?.[0].trim() ?? '';
  return before === ''
    ? `${label} starts with a character we can’t store. Remove it.`
    : `${label} contains a character we can’t store, after “${before}”. Remove it.`;
}

/** {@link plainTextFault} as a test of a yup schema. */
export const plainTextTest = (label: string) => ({
  name: 'plain',
  test(value: string | null | undefined, { createError }: TestContext): true | ValidationError {
    const fault = plainTextFault(label, value ?? '');
    return fault === null || createError({ message: () => fault });
  },
});
