/** Which parts of a browser's error may be logged: one bounded line without anything personal. Pure. */

export const messageMaxLength = 300;
export const stackMaxLength = 2000;
const pageMaxLength = 200;

/** The maximum text that is read: more than is kept. */
const readMaxLength = 4000;

/** A position in one of our scripts, which is kept, or something that may be personal, which is removed. */
const telling =
  /(?<place>\/assets\/[\w.-]+\.js(?::\d+:\d+)?)|(?<email>[^\s@"'<>()]+@[^\s@"'<>()]+)|(?<query>[?#][^\s"'()]*)|(?<quoted>"[^"]*"|'[^']*\s[^']*'|`[^`]*`)|(?<word>[\w-]*\d[\w-]*)|(?<number>\+?\(?\d[\d\s().-]+\d)/gu;

/**
 * One line of limited length. Emails, queries, fragments, quoted texts, numbers of four digits or more, and words with
 * digits in them (codes, ids, tokens) are replaced; names of our scripts stay.
 */
export function scrubbed(text: string, maxLength: number): string {
  const line = firstWords(text)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
    // A phone number may be written in groups.
    .replaceAll(/\+?\(?\d(?:[ ().-]*\d){6,}/gu, '[number]')
    .replaceAll(telling, (found: string, ...rest: unknown[]) => replacement(found, rest.at(-1)));
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

/** Cut between words: half an email address would not be recognized as one. */
function firstWords(text: string): string {
  if (text.length <= readMaxLength) return text;
  const start = text.slice(0, readMaxLength);
  return start.slice(0, start.search(/\s\S*$/) + 1);
}

function replacement(found: string, groups: unknown): string {
  const kinds = typeof groups === 'object' && groups !== null ? groups : {};
  const [kind] = Object.entries(kinds).find(([, text]) => text !== undefined) ?? [];
  if (kind === 'place' || /^\d{1,3}$/.test(found)) return found;
  return kind === 'query' ? '' : `[${kind ?? 'text'}]`;
}

/** The path of a page without query and fragment; null if it is not a path. */
export function pagePath(page: string): string | null {
  const [path = ''] = page.split(/[?#]/);
  return path.startsWith('/') ? scrubbed(path, pageMaxLength) : null;
}

/**
 * The build that a stack comes from, by the hashed name of the first of our scripts in it; null if it contains none.
 */
export function releaseOf(stack: string): string | null {
  return /\/assets\/([\w.-]{1,100}\.js)/.exec(stack)?.[1] ?? null;
}
