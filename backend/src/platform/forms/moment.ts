/** Days and moments as text. Those that do not exist, such as February 30, are none. Pure, and usable on both sides. */

const dayText = /^(\d{4})-(\d\d)-(\d\d)$/;
const momentText = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Whether the text is a day: `2026-01-31`. */
export function isDay(text: string): boolean {
  if (!dayText.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The moment in ISO 8601 with a time zone, `2026-01-31T12:00:00Z`; null for any other text. */
export function readMoment(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? '';
  const [, day = '', hour, minute, second = '00'] = momentText.exec(trimmed) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const moment = new Date(trimmed);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
