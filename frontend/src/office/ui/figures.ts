/** How the back office formats numbers and days. */

/** The locale of every date and number in the back office. */
export const locale = 'en-US';

const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDayFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const timeFormat = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
const clockFormat = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const compactFormat = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

/** `4,812` */
export const figure = (count: number): string => count.toLocaleString(locale);

/** `4.8K`, for tight spaces. */
export const shortFigure = (count: number): string => compactFormat.format(count);

/** `54.7%`; empty text where the whole is zero. Only nothing is 0%, and only all is 100%. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '';
  const percent = (100 * part) / whole;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  if (percent < 100 && percent > 99.9) return '>99.9%';
  return `${percent.toLocaleString(locale, { maximumFractionDigits: 1 })}%`;
}

/** `1 person`, `4,812 people` */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** `Jan 31` @param day UTC, ISO 8601. */
export const shortDay = (day: string): string => dayFormat.format(new Date(day));

/** `Jan 31, 2026` @param day UTC, ISO 8601. */
export const fullDay = (day: string): string => fullDayFormat.format(new Date(day));

/** `4:05 PM`, in the reader's time zone. @param moment ISO 8601. */
export const clockTime = (moment: string): string => clockFormat.format(new Date(moment));

/** `4:05:09 PM`, in the reader's time zone. @param moment ISO 8601. */
export const timeOf = (moment: string): string => timeFormat.format(new Date(moment));
