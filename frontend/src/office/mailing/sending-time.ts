import { counted } from '../ui/format.ts';

/** How long a wave takes, in words. */
export function sendingTime(users: number, perHour: number): string {
  return `about ${lengthOf(Math.ceil((users * 60) / perHour))}`;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Rounded according to its length: `6 minutes`, `2 hours 30 minutes`, `3 days`. */
export function lengthOf(minutes: number): string {
  if (minutes < hourMinutes) return counted(Math.max(1, minutes), 'minute', 'minutes');
  if (minutes >= 2 * dayMinutes) return counted(Math.round(minutes / dayMinutes), 'day', 'days');
  const rounded = Math.round(minutes / 10) * 10;
  const hours = counted(Math.floor(rounded / hourMinutes), 'hour', 'hours');
  const rest = rounded % hourMinutes;
  return rest === 0 || rounded > 12 * hourMinutes ? hours : `${hours} ${rest} minutes`;
}

/** A whole number of days, otherwise of hours, otherwise of minutes: `14 days`, `36 hours`. */
export function exactLength(minutes: number): string {
  if (minutes % dayMinutes === 0) return counted(minutes / dayMinutes, 'day', 'days');
  if (minutes % hourMinutes === 0) return counted(minutes / hourMinutes, 'hour', 'hours');
  return counted(minutes, 'minute', 'minutes');
}
