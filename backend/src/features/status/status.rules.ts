import { initialOf, maskName } from '../../platform/contact/name.ts';

/** A mail is looked up months later. */
export const linkValidDays = 365;
/** A session is for one look, not for keeping. */
export const sessionValidSeconds = 2 * 60 * 60;
export const leaderboardPlaces = 10;
export const referralsPerPageMax = 50;

/** What strangers see of a person: "A… L…". */
export const maskedName = (firstName: string, lastName: string): string =>
  `${maskName(firstName)} ${maskName(lastName)}`;

/** What a referrer sees of a referral: "Ada L." */
export const friendName = (firstName: string, lastName: string): string =>
  `${firstName.trim()} ${initialOf(lastName)}.`;

/** The cookie that holds a status session. */
export const statusCookie = 'status';
