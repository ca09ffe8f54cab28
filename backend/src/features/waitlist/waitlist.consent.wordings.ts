/**
 * What users agree to, word for word. A stored consent contains the number of its wording, so a wording that was ever
 * shown must stay as it is. To change it, move the current one to the end of the earlier ones. Pure, and usable on both
 * sides.
 */
const earlier: readonly string[] = [];
const current = 'Send me news about {brand}. I can unsubscribe at any time.';

/** The current wording; the first wording has the number 1. */
export const currentNewsWording = { number: earlier.length + 1, text: current };

/** The wording with a number; null for one of a newer version. */
export const newsWording = (number: number): string | null => [...earlier, current][number - 1] ?? null;

/** The wording as users read it. */
export const wordingText = (text: string, brand: string): string => text.replaceAll('{brand}', brand);
