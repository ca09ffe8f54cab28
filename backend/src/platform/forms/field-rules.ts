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
const phoneCharacters = /^\+?[\d\s().-]+$/;

/** Digits, optionally after a `+`; spaces, dots, dashes and parentheses between them are allowed. */
export function isPhoneLike(text: string): boolean {
  if (!phoneCharacters.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= phoneMinDigits && digits <= phoneMaxDigits;
}

/**
 * Invisible text: blanks, controls, combining marks without a letter, characters that fonts skip (zero-width
 * characters, bidirectional controls, Hangul fillers), the blank pattern of braille, and a few more that are drawn as
 * nothing.
 */
const invisible =
  /^[\s\p{Z}\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{13441}\u{13442}\u{1d159}]*$/u;
/** The invisible characters that may be trimmed: not marks and tags, which belong to the character before them. */
const cuttable =
  /^(?![\p{M}\u{e0020}-\u{e007f}])[\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]$/u;

/**
 * A name, or another line of text, as it is checked and stored: nothing invisible around it, and empty if nothing is
 * visible. Linear time.
 */
export function visibleText(text: string): string {
  if (invisible.test(text)) return '';
  const characters = Array.from(text);
  let from = 0;
  let to = characters.length;
  while (cuttable.test(characters[from] ?? '')) from += 1;
  while (cuttable.test(characters[to - 1] ?? '')) to -= 1;
  return characters.slice(from, to).join('');
}

/** Whole Unicode characters, and none that control a terminal, a log or a spreadsheet. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
}

/** Like {@link isPlainText}, with any number of lines. */
export function isPlainLines(text: string): boolean {
  return isPlainText(text.replace(/[\n\r\t]/g, ' '));
}
