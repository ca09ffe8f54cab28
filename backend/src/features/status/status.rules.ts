/** A mail is looked up months later. */
export const linkValidDays = 365;
/** A session is for one look, not for keeping. */
export const sessionValidSeconds = 2 * 60 * 60;
export const leaderboardPlaces = 10;
export const referralsPerPageMax = 50;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter as people see it, accents and all; empty for no name. */
const initial = (name: string): string => [...graphemes.segment(name.trim())][0]?.segment ?? '';

/** What strangers see of a person: "A… L…". */
export const maskedName = (firstName: string, lastName: string): string =>
  [firstName, lastName].map((name) => `${initial(name)}…`).join(' ');

/** What somebody sees of a person they invited: "Ada L." */
export const friendName = (firstName: string, lastName: string): string =>
  `${firstName.trim()} ${initial(lastName)}.`;
