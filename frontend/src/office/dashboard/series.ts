/** How far back sign-ups are shown: days, or since the first sign-up. */
export type Range = '7' | '30' | '90' | 'all';

export const ranges: readonly { readonly value: Range; readonly text: string }[] = [
  { value: '7', text: '7 days' },
  { value: '30', text: '30 days' },
  { value: '90', text: '90 days' },
  { value: 'all', text: 'All' },
];

/** The range in an address; 30 days by default. */
export function parseRange(text: string | null): Range {
  return ranges.find(({ value }) => value === text)?.value ?? '30';
}

/** A day or week, UTC, such as 2026-01-31. */
export interface Period {
  readonly start: string;
  readonly signups: number;
}

/** A period and the one it is compared with, which lies as many days earlier as the range has. */
export interface ComparedPeriod extends Period {
  readonly before: Period | null;
}

const dayMs = 86_400_000;

/**
 * The first day to request, so that the same number of earlier days can be compared: 60 days back for 30. @param now ms
 */
export function firstDayOf(days: number, now: number): string {
  return new Date(now - (2 * days - 1) * dayMs).toISOString().slice(0, 10);
}

/**
 * The last `days` of a daily series, each with the day that many days earlier. Null if no one joined on those earlier
 * days.
 */
export function compareDays(series: readonly Period[], days: number): readonly ComparedPeriod[] {
  const shown = series.slice(-days);
  const before = series.slice(-2 * days, -days);
  const comparable = before.length === shown.length && before.some(({ signups }) => signups > 0);
  return shown.map((period, index) => ({ ...period, before: (comparable ? before[index] : null) ?? null }));
}

/** The sum over the periods. */
export function total(periods: readonly Period[]): number {
  return periods.reduce((sum, { signups }) => sum + signups, 0);
}
