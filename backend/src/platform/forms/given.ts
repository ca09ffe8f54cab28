/** What callers send, as text. */

/** Text from a caller; anything may be missing. */
export type Given = string | null | undefined;

export const isBlank = (text: Given): boolean => (text ?? '').trim() === '';

/** Whether the text is a UUID, like the ids of accounts, sessions and keys. */
export const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The length in characters: one outside the basic plane counts once. */
export const codePointsIn = (text: string): number => Array.from(text).length;
