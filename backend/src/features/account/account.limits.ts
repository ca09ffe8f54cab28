import type { SiteShare } from '../../platform/limits/client-scopes.ts';
import { confirmationValidHours, resetValidMinutes } from './account.rules.ts';

/** A limit by counting: at most `count` in any `seconds`. */
export interface AttemptWindow {
  readonly count: number;
  readonly seconds: number;
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** What the limits of one client address below allow its site: an installation has few admins. */
export const accountSiteShare: SiteShare = { ipv6: 2, ipv4: 4 };

/** A limit by growing waits. */
export interface LoginLadder {
  /** Failures before waits begin. */
  readonly free: AttemptWindow;
  /** The first wait and the longest; each failure after the first wait doubles it. */
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

/** For failures of one email from one client address. */
export const addressLadder: LoginLadder = {
  free: { count: 5, seconds: 15 * minuteSeconds },
  firstSeconds: minuteSeconds,
  longestSeconds: hourSeconds,
};
/**
 * For failures of one email from all sites together where its account never logged in, and from each other one. Its
 * waits are short: the owner may be at a new site, too.
 */
export const accountLadder: LoginLadder = {
  free: { count: 20, seconds: 15 * minuteSeconds },
  firstSeconds: minuteSeconds,
  longestSeconds: 15 * minuteSeconds,
};
/** A site where an account last logged in this long ago counts as new. */
export const knownSiteDays = 90;
/** A failure this old is forgotten. */
export const loginMemorySeconds = 24 * hourSeconds;
/** How many of the newest failures can affect a wait: more cannot exceed the longest. */
export const loginFailuresRead = 40;

/** Failures from one client address, whatever the email: far more than one office needs. */
export const loginFailuresPerClient: AttemptWindow = { count: 100, seconds: 15 * minuteSeconds };
/** Sign-ups from one client address, including rejected ones. */
export const signupsPerClient: AttemptWindow = { count: 20, seconds: hourSeconds };
/** Resets requested by one client address, for one email and in total; the former as long as a link works. */
export const resetsPerClientAndEmail: AttemptWindow = {
  count: 3,
  seconds: resetValidMinutes * minuteSeconds,
};
export const resetsPerClient: AttemptWindow = { count: 20, seconds: hourSeconds };
/**
 * While an account has this many links that work, and the newest for as long yet, clients at sites where its owner never
 * logged in have no other one mailed: these are in the mailbox.
 */
export const enoughResetLinks = {
  count: 5,
  remainingSeconds: (resetValidMinutes / 2) * minuteSeconds,
} as const;

/**
 * Emails about sign-ups to one address, from all clients together. More are dropped silently. The window is as long as
 * a link works, so the owner has a working one, however often others request one.
 */
export const signupMailsPerEmail: AttemptWindow = {
  count: 10,
  seconds: confirmationValidHours * hourSeconds,
};
/**
 * Emails about sign-ups in total: anyone can have them sent to any address. A budget of their own, so that neither they
 * pause codes nor codes them; many times what one site may use.
 */
export const signupMailsPerHour = 1000;
/** Invitation emails to one address, whichever admin sends them, and by one admin. */
export const invitationMailsPerEmail: AttemptWindow = { count: 10, seconds: hourSeconds };
export const invitationMailsPerAdmin: AttemptWindow = { count: 100, seconds: hourSeconds };

/** Passwords that one client address chose with links to confirm an email. */
export const confirmationsPerClient: AttemptWindow = { count: 60, seconds: hourSeconds };

/** Test messages that one admin sends to themselves. */
export const testMessagesPerAdmin: AttemptWindow = { count: 10, seconds: hourSeconds };

/** Passwords tried with one emailed link, weak ones included. */
export const passwordsPerLink: AttemptWindow = { count: 20, seconds: hourSeconds };

/**
 * How long a login has to wait: not at all before the ladder's free failures; then its first wait, and twice as long after
 * each further failure, up to its longest. Never a permanent lock: failures older than a day are forgotten.
 *
 * @param ages seconds since each failure, newest first; those older than a day are ignored.
 * @returns seconds, fractions included; 0: now.
 */
export function loginWaitSeconds(
  ages: readonly number[],
  { free, firstSeconds, longestSeconds }: LoginLadder,
): number {
  const remembered = ages.filter((age) => age < loginMemorySeconds);
  const [newest] = remembered;
  if (newest === undefined) return 0;
  const streakBegan = remembered.findLastIndex((age, index) => {
    const lastFree = remembered[index + free.count - 1];
    return lastFree !== undefined && lastFree - age < free.seconds;
  });
  if (streakBegan === -1) return 0;
  const wait = Math.min(longestSeconds, firstSeconds * 2 ** streakBegan);
  return Math.max(0, wait - newest);
}

/** Seconds until the window has room for one more; 0: now. @param limitAge age of its `count`-th newest attempt. */
export function windowWaitSeconds({ seconds }: AttemptWindow, limitAge: number | null): number {
  return limitAge === null ? 0 : Math.max(0, seconds - limitAge);
}
