/**
 * Reads what people and their programs type or paste as they meant it: digits of any script, what chat apps, contact
 * lists and word processors put around a text, and characters that cannot be seen. Pure, and usable on both sides; each
 * takes linear time and leaves what it cannot read for the rule of the field to reject.
 */

/** Characters that are drawn as nothing: zero-width and direction marks, soft hyphens, fillers, and the like. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc]/gu;
const digit = /\p{Nd}/u;

/** Digits of every script as 0 to 9: Unicode encodes them in runs of ten, from zero up. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    let first = code;
    while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** Text that is compared and not shown: nothing unseen, plain digits, full-width letters and signs as ASCII. */
export const comparableText = (text: string): string =>
  plainDigits(text.replace(unseen, '').normalize('NFKC')).replaceAll('\u3002', '.').trim();

/** Longer text is no contact and no link. Looking for the end of one takes quadratic time. */
export const longestContact = 1000;

/** A code of digits, as one reads it from a message or dictates it: without blanks and dashes. */
export const typedCode = (text: string): string => comparableText(text.replace(/[\s\p{Pd}_.,·]/gu, ''));

/**
 * An email address without what programs copy along: `mailto:`, a display name and angle brackets, quotes, a comma or
 * full stop at the end.
 */
export function typedEmail(text: string): string {
  if (text.length > longestContact) return text;
  const bare = comparableText(text).replace(/^mailto:/i, '');
  const [, inBrackets] = /<([^<>]*)>[\s,;.]*$/.exec(bare) ?? [];
  return (inBrackets ?? bare)
    .replace(/^mailto:/i, '')
    .replace(/^[\s"'“”„‘’‚«»]+/, '')
    .replace(/[\s"'“”„‘’‚«»,;.]+$/, '');
}

/**
 * A phone number as `+` and digits, or digits alone, without separators: blanks, dashes, dots, slashes, brackets, `tel:`,
 * an extension, and the `(0)` in `+49 (0)30 …`. Other text stays, and is no phone number.
 */
export function typedPhone(text: string): string {
  if (text.length > longestContact) return text;
  const bare = comparableText(text)
    .replace(/^(?:tel|phone|callto|sms|whatsapp):(?:\/\/)?/i, '')
    .replace(/[;,]?(?:ext|phone-context)=.*$/i, '');
  const digits = bare.replace(/[\s\p{Pd}./\\|·•∙‧_[\]{}]/gu, '');
  const international = digits.replace(/^\((\+\d+)\)/, '$1').replace(/^(\+\d{1,4})\(0\)/, '$1');
  return international.replace(/[()]/g, '').replace(/^00(?=[1-9])/, '+');
}

const blanks = /[\s\p{Z}]+/gu;
const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const control = /\p{Cc}/gu;
/**
 * What is drawn as nothing and may change how the text around it reads, such as bidirectional controls. Joiners, variation
 * selectors and tags stay: within a word or an emoji they shape what is before them.
 */
const distorting =
  /(?!\u200c|\u200d|[\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc]/gu;
/** Only what is drawn as nothing: blanks, marks without a letter, controls, and a few that fonts leave blank. */
const invisible =
  /^[\s\p{Z}\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{13441}\u{13442}\u{1d159}]*$/u;
/** The invisible characters at either end: not marks and tags, which belong to the character before them. */
const ends = /^(?![\p{M}\u{e0020}-\u{e007f}])[\s\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

/**
 * A name, or another line of text, as it is checked and stored: composed characters (NFC), single blanks, nothing that
 * cannot be seen around or between them; empty if nothing is visible.
 */
export const typedLine = (text: string): string => seen(text.replace(lineEnd, ' ')).replace(blanks, ' ');

/** The same for a text of several lines, which end with a line feed. Blanks within a line stay. */
export const typedLines = (text: string): string => seen(text.replace(lineEnd, '\n'));

function seen(text: string): string {
  if (invisible.test(text)) return '';
  const kept = text.replace(control, (character) => (/[\n\t]/.test(character) ? character : ''));
  return withoutEnds(kept.replace(distorting, '').normalize('NFC'));
}

/** In linear time, which a regular expression for the end would not take. */
function withoutEnds(text: string): string {
  const characters = Array.from(text);
  let from = 0;
  let to = characters.length;
  while (ends.test(characters[from] ?? '')) from += 1;
  while (to > from && ends.test(characters[to - 1] ?? '')) to -= 1;
  return characters.slice(from, to).join('');
}

/** For the fields of a schema: reads text, and leaves anything else to the schema. */
export const typed =
  (read: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? read(value) : value;
