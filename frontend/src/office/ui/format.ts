/** How the back office writes numbers, days, times and names: one locale everywhere. */
const locale = 'en-US';

const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

const time = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const exact = { dateStyle: 'full', timeStyle: 'long' } as const;

/** Days are the same for every reader, and the ones that charts count by. */
const utc = {
  shortDay: time({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  day: time({ ...day, timeZone: 'UTC' }),
  exact: time({ ...exact, timeZone: 'UTC' }),
};
/** Times are in the reader's own time zone. */
const local = {
  day: time(day),
  clock: time(clock),
  seconds: time({ ...clock, second: '2-digit' }),
  moment: time({ dateStyle: 'medium', timeStyle: 'short' }),
  exact: time(exact),
};

/** `4,812` */
export const figure = (count: number): string => count.toLocaleString(locale);

/** `4.8K`, for tight spaces. */
export const shortFigure = (count: number): string => compact.format(count);

/** `2.5` */
export const oneDecimal = (value: number): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1 });

/** `54.7%`; empty text where the whole is zero. Only nothing is 0%, and only all is 100%. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '';
  const percent = (100 * part) / whole;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  if (percent < 100 && percent > 99.9) return '>99.9%';
  return `${oneDecimal(percent)}%`;
}

/** `1 person`, `4,812 people` */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** `Ada Lovelace, Grace Hopper, and 18 others.` @param count how many they are with those without a name here. */
export function listed(names: readonly string[], count: number): string {
  const others = count - names.length;
  if (others > 0) return `${names.join(', ')}, and ${counted(others, 'other', 'others')}.`;
  const last = names.at(-1) ?? '';
  const rest = names.slice(0, -1);
  return rest.length === 0 ? `${last}.` : `${rest.join(', ')}${rest.length > 1 ? ',' : ''} and ${last}.`;
}

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `4,211th` */
export const ordinal = (value: number): string =>
  `${figure(value)}${endings[ordinals.select(value)] ?? 'th'}`;

/** `Jan 31` @param at UTC, ISO 8601. */
export const shortDay = (at: string): string => utc.shortDay.format(new Date(at));

/** `Jan 31, 2026` @param at UTC, ISO 8601. */
export const fullDay = (at: string): string => utc.day.format(new Date(at));

/** `4:05 PM`, in the reader's time zone. @param at ISO 8601. */
export const clockTime = (at: string): string => local.clock.format(new Date(at));

/** `4:05:09 PM`, in the reader's time zone. @param at ISO 8601. */
export const timeOf = (at: string): string => local.seconds.format(new Date(at));

/** `Jan 31, 2026, 4:05 PM`, in the reader's time zone, in a text. @param at ISO 8601. */
export const momentText = (at: string): string => local.moment.format(new Date(at));

/** A day, UTC, or a day and time in the reader's time zone; `title`: to the second and with the time zone. */
export function momentTexts(
  at: string,
  withTime: boolean,
): { readonly text: string; readonly title: string } {
  const date = new Date(at);
  return withTime
    ? { text: `${local.day.format(date)}, ${local.clock.format(date)}`, title: local.exact.format(date) }
    : { text: utc.day.format(date), title: utc.exact.format(date) };
}

const minuteMs = 60_000;

/** A moment (milliseconds) as a field of type `datetime-local` has it: the minute in the browser's time zone. */
export function localMinute(at: number): string {
  const offsetMs = new Date(at).getTimezoneOffset() * minuteMs;
  return new Date(at - offsetMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** What such a field has, in the API's format; invalid times are left for the server to reject. */
export function momentOfLocal(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** @param code ISO 3166-1 alpha-2. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

/** The order of two texts in a list. */
export const compareTexts = (one: string, other: string): number => one.localeCompare(other, locale);
