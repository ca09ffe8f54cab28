import { useState } from 'react';
import { SignupsOverTimeDocument } from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { fresh } from './fresh.ts';
import type { Span } from '../ui/day-span.ts';
import { compareDays, firstDayOf, type ComparedPeriod, type Range } from './series.ts';

interface Series {
  /** Undefined until they arrive. */
  readonly periods: readonly ComparedPeriod[] | undefined;
  readonly unit: 'day' | 'week';
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** Up to this many weeks, days are shown. */
const fewWeeks = 16;

/**
 * Sign-ups by day: for a range together with the days before it, or for a span. A long or open span is shown by week.
 */
export function useSeries(range: Range, span: Span | null): Series {
  const isOpen = span === null ? range === 'all' : true;
  const [now] = useState(() => Date.now());
  const [firstDays, setFirstDays] = useState<Readonly<Record<string, string>>>({});
  const key = span === null ? range : `${span.from} ${span.to}`;
  const firstDay = firstDays[key] ?? null;
  const byWeek = isOpen && firstDay === null;
  const from = isOpen ? (firstDay ?? orNull(span?.from)) : firstDayOf(Number(range), now);
  const to = orNull(span?.to);
  const { data, error, retry } = useDetail(SignupsOverTimeDocument, {
    variables: { interval: byWeek ? 'WEEK' : 'DAY', from, to },
    ...fresh,
  });
  const periods = data?.signupsOverTime;
  const first = periods?.[0];
  const turnsToDays = byWeek && first !== undefined && periods !== undefined && periods.length <= fewWeeks;
  if (turnsToDays) setFirstDays({ ...firstDays, [key]: first.start });
  return {
    periods: turnsToDays
      ? undefined
      : isOpen
        ? periods?.map((period) => ({ ...period, before: null }))
        : periods && compareDays(periods, Number(range)),
    unit: byWeek ? 'week' : 'day',
    error,
    retry,
  };
}

const orNull = (day: string | undefined): string | null => (day === undefined || day === '' ? null : day);
