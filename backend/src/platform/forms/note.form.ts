/** The maximum length of a note of the team, in characters as a browser counts them. */
export const noteMaxLength = 2000;
