import { readMoment } from '../../platform/forms/moment.ts';

/**
 * How many messages a mailing may try in a minute of the clock: the first immediately, and never more than `perHour` in
 * any 60 consecutive minutes.
 *
 * @param minute how many minutes have passed since it was started.
 */
export function shareOfMinute(perHour: number, minute: number): number {
  const by = (minutes: number) => Math.ceil((minutes * perHour) / 60);
  return by(minute + 1) - by(minute);
}

const minuteMs = 60_000;

/** When the last message leaves at this pace; null unless the mailing is running. */
export function estimatedEnd(
  { state, perHour }: { readonly state: string; readonly perHour: number },
  { planned, queued }: { readonly planned: number; readonly queued: number },
  now: Date,
): Date | null {
  if (state !== 'running') return null;
  return new Date(now.getTime() + Math.ceil(((planned + queued) * 60) / perHour) * minuteMs);
}

const bounceFloor = 200;
const bounceShare = 0.05;
const complaintFloor = 1_000;
const complaintShare = 0.003;

/** The counters that a mailing is judged by. */
export interface MailingOutcome {
  /** Messages that were sent or refused. */
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

/** Why a mailing pauses itself; null: it does not. */
export function reasonToPause({
  sent,
  bounced,
  complained,
}: MailingOutcome): 'bounces' | 'complaints' | null {
  if (sent >= complaintFloor && complained >= sent * complaintShare) return 'complaints';
  return sent >= bounceFloor && bounced >= sent * bounceShare ? 'bounces' : null;
}

/** How many users a confirmed number may be off, because users join and leave while an admin types it. */
export const confirmSlack = (people: number): number => Math.ceil(people * 0.05);

const yearMs = 366 * 24 * 60 * minuteMs;

/**
 * When a mailing should start; null: immediately; undefined: not a time, or one that is past or more than a year away.
 */
export function parseStart(text: string | null | undefined, now: Date): Date | null | undefined {
  if (text === null || text === undefined || text.trim() === '') return null;
  const start = readMoment(text);
  if (start === null || start < now || start.getTime() > now.getTime() + yearMs) return undefined;
  return start;
}
