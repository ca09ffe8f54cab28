/** How many days of history an empty waitlist gets. */
export const campaignDays = 90;

/**
 * The time between two points, in slots of at most an hour, and how much of a campaign has arrived by the start of
 * each.
 */
export interface SeedCalendar {
  /** Milliseconds. */
  readonly slotMs: number;
  /** For each slot, the fraction (0 to 1) that arrived before it, rising; then 1 for the end of the last. */
  readonly parts: readonly number[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Sunday first. People look at offers in the middle of the week and have other things to do at its end. */
const weekdays = [0.5, 1, 1.15, 1.2, 1.1, 0.9, 0.55] as const;
/** UTC, for a campaign that is best known in Asia and Europe. */
const busiestHour = 13;
/** The last day of a campaign brings this many times as many as its first day, weekdays aside. */
const growth = 5;
/** No two Tuesdays are alike: a day may deviate from its share by up to this fraction. */
const noise = 0.12;

/**
 * Spreads a campaign over the available time: more from week to week, fewer at weekends and at night, with random
 * variation. Weekdays and hours are in UTC, as in every chart.
 *
 * @param random decides how much a day deviates; in [0, 1).
 */
export function seedCalendar(startsAt: Date, endsAt: Date, random: () => number = Math.random): SeedCalendar {
  const lengthMs = Math.max(0, endsAt.getTime() - startsAt.getTime());
  const slots = Math.max(1, Math.ceil(lengthMs / hourMs));
  const slotMs = lengthMs / slots;
  const strays = Array.from(
    { length: Math.ceil(lengthMs / dayMs) + 1 },
    () => 1 + noise * (2 * random() - 1),
  );
  const firstDay = Math.floor(startsAt.getTime() / dayMs);
  let sum = 0;
  const sums = [0];
  for (let slot = 0; slot < slots; slot += 1) {
    const at = startsAt.getTime() + slotMs * (slot + 0.5);
    const stray = strays[Math.floor(at / dayMs) - firstDay] ?? 1;
    sum += weightOf(new Date(at)) * stray * (1 + ((growth - 1) * slot) / slots);
    sums.push(sum);
  }
  return { slotMs, parts: sums.map((before) => before / sum) };
}

const weightOf = (at: Date): number =>
  (weekdays[at.getUTCDay()] ?? 1) * (1 + 0.7 * Math.cos(((at.getUTCHours() - busiestHour) * Math.PI) / 12));
