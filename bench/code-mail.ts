/** The one-time code in the subject of a mail; undefined if it brings none. */
export const codeInSubject = (subject: string): string | undefined => /^(\d{4,8}) is your/.exec(subject)?.[1];
