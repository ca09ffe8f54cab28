import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * The part that is checked; the rest of a longer password can only make it stronger. Keeps the worst case near 30 ms.
 */
const judgedLength = 64;
/** With fewer guesses than this, the password is common or a variation of one (zxcvbn's score 3 begins here). */
const fewestGuesses = 1e8;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });

/**
 * Whether the password is a common one or a usual variation of one: with digits appended, letters replaced, repeated,
 * along the keyboard, or made of the given words, such as the person's name.
 */
export function isCommonPassword(password: string, ownWords: readonly string[]): boolean {
  return estimator.check(password.slice(0, judgedLength), [...ownWords]).guesses < fewestGuesses;
}
