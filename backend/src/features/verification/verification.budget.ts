import { burst, daySeconds, type SentCode } from './verification.limits.ts';
import { policyFor } from './verification.rules.ts';

/**
 * How many tries a code gets, and when codes get longer: see docs/decisions/codes.md for the arithmetic. Every code
 * gets its tries when it is sent, so that a later try needs no other code's history.
 */

/** The maximum chance of guessing a code of one destination within a day, whatever is tried. */
export const dailyChance = 0.001;
/** The length that codes grow to: the risk of tries at them is too small to count by the day. */
export const grownLength = 8;
/** For shorter codes. */
const wrongTriesPerDay = 10;
const sendsPerDay = 8;

/** What a new code gets. */
export interface Allotment {
  readonly codeLength: number;
  readonly validSeconds: number;
  /** For its requester only. */
  readonly maxTries: number;
  /** For all other clients together. */
  readonly maxStrangerTries: number;
}

/**
 * The length and the tries of the next code to a destination.
 *
 * It has `configuredLength` digits while the destination has had fewer than 8 sends in a day, the day's wrong tries
 * leave room for all of its requester's tries, and strangers have tries left. Otherwise it has 8 digits. A shorter code
 * that can still be tried counts with all its tries, a finished one with the tries that were made; each until a day
 * after its end.
 */
export function allotTries(codes: readonly SentCode[], configuredLength: number): Allotment {
  const { validSeconds, maxTries } = policyFor(configuredLength);
  const ofDay = codes.filter(({ remainingSeconds }) => remainingSeconds > -daySeconds);
  const short = ofDay.filter(({ codeLength }) => codeLength < grownLength);
  const room = shortTriesPerDay(configuredLength) - maxTries - sum(short.map(triesTaken));
  const isGrown =
    configuredLength >= grownLength ||
    codes.filter(({ ageSeconds }) => ageSeconds < daySeconds).length >= sendsPerDay ||
    room < 0 ||
    sum(short.map(({ strangerTries }) => strangerTries)) >= maxTries;
  if (isGrown) {
    const grown = policyFor(grownLength);
    return { codeLength: grownLength, ...grown, maxStrangerTries: grown.maxTries };
  }
  const forStrangers = maxTries - sum(short.map(strangerTriesTaken));
  const maxStrangerTries = Math.max(0, Math.min(forStrangers, room));
  return { codeLength: configuredLength, validSeconds, maxTries, maxStrangerTries };
}

/** How many of the day's wrong tries a code uses. */
function triesTaken(code: SentCode): number {
  return code.holdsTries
    ? code.maxTries + code.maxStrangerTries
    : code.tries + code.strangerTries - Number(code.verified);
}

function strangerTriesTaken({ holdsTries, maxStrangerTries, strangerTries }: SentCode): number {
  return holdsTries ? maxStrangerTries : strangerTries;
}

/** Wrong tries per day at codes of a length below 8: at most 10, and few enough to stay within {@link dailyChance}. */
export function shortTriesPerDay(codeLength: number): number {
  return Math.min(wrongTriesPerDay, Math.floor((dailyChance - grownChance()) * 10 ** codeLength));
}

/** The chance that one of a day's codes of 8 digits is guessed, if every send and every try were used for that. */
function grownChance(): number {
  const { validSeconds, maxTries } = policyFor(grownLength);
  const codesPerDay = burst.count * Math.ceil((daySeconds + validSeconds) / burst.seconds);
  return (codesPerDay * 2 * maxTries) / 10 ** grownLength;
}

/**
 * The greatest chance of guessing a code of one destination within any 24 hours, from any purposes, browsers and
 * clients: the sum over all tries, which is never less than the chance that one of them is right.
 */
export function guessingChance(codeLength: number): number {
  const short = codeLength < grownLength ? shortTriesPerDay(codeLength) / 10 ** codeLength : 0;
  return short + grownChance();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
