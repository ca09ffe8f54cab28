import { locale } from './figures.ts';

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' });
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** Whether to show the time, too. */
  withTime?: boolean;
}

/** A time in the reader's own time zone; to the second on hover. */
export function Moment({ at, withTime = false }: MomentProps) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exact.format(date)} className="whitespace-nowrap">
      {withTime ? `${day.format(date)}, ${clock.format(date)}` : day.format(date)}
    </time>
  );
}
