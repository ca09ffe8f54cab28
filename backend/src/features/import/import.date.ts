const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/**
 * A date as programs write it: ISO 8601 with or without a time and a zone, the same with a blank, with the name of a month, or
 * seconds or milliseconds since 1970. Without a zone it is UTC. Null for anything else: `1/2/2026` may be either month.
 */
export function readDate(text: string): Date | null {
  const moment = momentOf(text.trim());
  return Number.isFinite(moment) && moment >= earliest && moment < latest ? new Date(moment) : null;
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const iso =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
const withMonth =
  /^(?:[a-z]{3,9},? )?(?:\d{1,2} [a-z]{3,9}|[a-z]{3,9} \d{1,2}),? \d{4}(?:,? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?(?: (?:UTC|GMT|Z))?$/i;

function momentOf(text: string): number {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  if (day.test(text)) return isDay(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const [, date, time, zone = 'Z'] = iso.exec(text) ?? [];
  if (date !== undefined && time !== undefined)
    return isDay(date) ? Date.parse(`${date}T${milliseconds(time)}${offset(zone)}`) : Number.NaN;
  if (!withMonth.test(text)) return Number.NaN;
  return Date.parse(/(?:UTC|GMT|Z)$/i.test(text) ? text : `${text.replace(/ at /i, ' ')} UTC`);
}

/** JavaScript takes February 31 for March 3. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isFinite(moment.getTime()) && moment.toISOString().startsWith(date);
}

const milliseconds = (time: string): string => time.replace(/(\.\d{3})\d+$/, '$1');

function offset(zone: string): string {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 'Z';
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '').padEnd(2, '0')}`;
}
