import { clockTime, locale } from './figures.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const exact = { dateStyle: 'full', timeStyle: 'long' } as const;
const timeZone = 'UTC';

/** Days are the same for every reader, and the ones that charts count by. */
const utc = {
  day: new Intl.DateTimeFormat(locale, { ...day, timeZone }),
  exact: new Intl.DateTimeFormat(locale, { ...exact, timeZone }),
};
const local = { day: new Intl.DateTimeFormat(locale, day), exact: new Intl.DateTimeFormat(locale, exact) };

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** Whether to show the time, too. */
  withTime?: boolean;
}

/** A day, UTC, or a time in the reader's own time zone; to the second and with the time zone on hover. */
export function Moment({ at, withTime = false }: MomentProps) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={(withTime ? local : utc).exact.format(date)} className="whitespace-nowrap">
      {withTime ? `${local.day.format(date)}, ${clockTime(at)}` : utc.day.format(date)}
    </time>
  );
}
