import { confirmationValidHours } from './account.rules.ts';

/** A limit by counting: at most `count` in any `seconds`. */
export interface AttemptWindow {
  readonly count: number;
  readonly seconds: number;
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** Failures of one email from one client address before waits begin. */
export const freeLoginFailures: AttemptWindow = { count: 5, seconds: 15 * minuteSeconds };
/** The first wait and the longest; each failure after the first wait doubles it. */
export const firstLoginWaitSeconds = minuteSeconds;
export const longestLoginWaitSeconds = hourSeconds;
/** A failure this old is forgotten. */
export const loginMemorySeconds = 24 * hourSeconds;
/** How many of the newest failures can affect a wait: more cannot exceed the longest. */
export const loginFailuresRead = 40;

/** Failures from one client address, whatever the email: far more than one office needs. */
export const loginFailuresPerClient: AttemptWindow = { count: 100, seconds: 15 * minuteSeconds };
/** Sign-ups from one client address, including rejected ones. */
export const signupsPerClient: AttemptWindow = { count: 20, seconds: hourSeconds };
/** Resets requested by one client address, for one email and in total. */
export const resetsPerClientAndEmail: AttemptWindow = { count: 3, seconds: hourSeconds };
export const resetsPerClient: AttemptWindow = { count: 20, seconds: hourSeconds };
/** Reset emails to one address, from all clients together. More are dropped silently. */
export const resetMailsPerEmail: AttemptWindow = { count: 10, seconds: hourSeconds };

/**
 * Emails about sign-ups to one address, from all clients together. More are dropped silently. The window is as long as
 * a link works, so the owner has a working one, however often others request one.
 */
export const signupMailsPerEmail: AttemptWindow = {
  count: 10,
  seconds: confirmationValidHours * hourSeconds,
};
/** Invitation emails to one address, whichever admin sends them. */
export const invitationMailsPerEmail: AttemptWindow = { count: 10, seconds: hourSeconds };

/** Passwords that one client address chose with links to confirm an email. */
export const confirmationsPerClient: AttemptWindow = { count: 60, seconds: hourSeconds };

/** Test messages that one admin sends to themselves. */
export const testMessagesPerAdmin: AttemptWindow = { count: 10, seconds: hourSeconds };

/** Passwords tried with one emailed link, weak ones included. */
export const passwordsPerLink: AttemptWindow = { count: 20, seconds: hourSeconds };

/**
 * How long a login has to wait: not at all before five failures within fifteen minutes; then a minute after the fifth,
 * and twice as long after each further one, at most an hour. Never a permanent lock: failures older than a day are
 * forgotten, and a successful login forgets all of them.
 *
 * @param ages seconds since each failure, newest first; those older than a day are ignored.
 * @returns seconds, fractions included; 0: now.
 */
export function loginWaitSeconds(ages: readonly number[]): number {
  const remembered = ages.filter((age) => age < loginMemorySeconds);
  const [newest] = remembered;
  if (newest === undefined) return 0;
  const streakBegan = remembered.findLastIndex((age, index) => {
    const fifthBefore = remembered[index + freeLoginFailures.count - 1];
    return fifthBefore !== undefined && fifthBefore - age < freeLoginFailures.seconds;
  });
  if (streakBegan === -1) return 0;
  const wait = Math.min(longestLoginWaitSeconds, firstLoginWaitSeconds * 2 ** streakBegan);
  return Math.max(0, wait - newest);
}

/** Seconds until the window has room for one more; 0: now. @param limitAge age of its `count`-th newest attempt. */
export function windowWaitSeconds({ seconds }: AttemptWindow, limitAge: number | null): number {
  return limitAge === null ? 0 : Math.max(0, seconds - limitAge);
}
