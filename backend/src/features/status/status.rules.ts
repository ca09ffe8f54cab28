import { initialOf } from '../../platform/contact/name.ts';

/** People look up a mail months later. */
export const linkValidDays = 365;
/** A session is for a look, not for staying logged in. */
export const sessionValidSeconds = 2 * 60 * 60;
/** How long a browser is known to be that of a user after they opened their status. */
export const knownValidSeconds = 90 * 24 * 60 * 60;
export const leaderboardPlaces = 10;
/** How many users are shown ahead of the visitor, and behind them. */
export const neighborsEachWay = 3;
export const referralsPerPageMax = 50;
/** How many days a rank is kept. */
export const historyDays = 30;

/** The day of a moment: `2026-01-31`, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A name as strangers see it: "A. L." */
export const maskedName = (firstName: string, lastName: string): string =>
  `${initialOf(firstName)}. ${initialOf(lastName)}.`;

/** A referral's name as the referrer sees it: "Ada L." */
export const friendName = (firstName: string, lastName: string): string =>
  `${firstName.trim()} ${initialOf(lastName)}.`;

/** The cookie that holds a status session. */
export const statusCookie = 'status';
/** The cookie by which a page knows the visitor's rank. It opens nothing. */
export const knownCookie = 'known';
