const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/**
 * A moment in a message, such as "December 8, 2026 at 6:12 PM UTC". No message knows its reader's time zone, and a day
 * alone would be wrong for some of them.
 */
export const momentText = (moment: Date): string => format.format(moment);
