import type { Outcome } from '../errors/error-catalogue.ts';
import { invalidFields } from './form-faults.ts';
import { isDay } from './moment.ts';

/** Days of a span, both ends included, `2026-01-31`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The requested days. */
export interface DaySpan {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

const maxSpanDays = 3660;

/**
 * The requested days, with defaults filled in.
 *
 * @param first the default start, such as the day of the first signup.
 * @returns VALIDATION_FAILED naming `from` or `to`: no such day, the wrong way round, or more than ten years.
 */
export function parseSpan(
  given: DaySpan,
  { first, today }: { readonly first: string | null; readonly today: string },
): Outcome<{ span: Span }> {
  const to = given.to?.trim() ?? today;
  const from = given.from?.trim() ?? (first !== null && first < to ? first : to);
  const fields = {
    ...(!isSince1970(from) && { from: 'from must be a day such as 2026-01-31' }),
    ...(!isSince1970(to) && { to: 'to must be a day such as 2026-01-31' }),
  };
  if (Object.keys(fields).length > 0) return invalidFields(fields);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0) return invalidFields({ from: 'from must not be after to' });
  if (days > maxSpanDays) return invalidFields({ from: `Choose at most ${maxSpanDays} days` });
  return { ok: true, span: { from, to } };
}

const isSince1970 = (text: string): boolean => isDay(text) && text >= '1970';
