/** A moment in the visitor's own time zone, such as "Sunday, December 6 at 9:12 AM GMT+1". @param moment ISO 8601. */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
