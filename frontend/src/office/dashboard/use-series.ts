import { useState } from 'react';
import { useSignupsOverTimeQuery } from '../../generated/operations.ts';
import { useKept } from '../platform/use-kept.ts';
import { toApiError, type ApiError } from '../../platform/api-error.ts';
import { fresh } from './fresh.ts';
import { compareDays, firstDayOf, type ComparedPeriod, type Range } from './series.ts';

interface Series {
  /** Undefined while there are none. */
  readonly periods: readonly ComparedPeriod[] | undefined;
  readonly unit: 'day' | 'week';
  readonly error: ApiError | null;
  refetch: () => void;
}

/** With at most so many weeks since the first sign-up, days are shown. */
const fewWeeks = 16;

/** Sign-ups by day; since the first one by week, unless that is not long ago. */
export function useSeries(range: Range): Series {
  const everything = range === 'all';
  const [now] = useState(() => Date.now());
  const [firstDay, setFirstDay] = useState<string | null>(null);
  const byWeek = everything && firstDay === null;
  const from = everything ? firstDay : firstDayOf(Number(range), now);
  const { data, error, loading, refetch } = useSignupsOverTimeQuery({
    variables: { interval: byWeek ? 'WEEK' : 'DAY', from },
    ...fresh,
  });
  const periods = useKept(`${range} ${from ?? ''}`, data?.signupsOverTime);
  const first = periods?.[0];
  const turnsToDays = byWeek && first !== undefined && periods !== undefined && periods.length <= fewWeeks;
  if (turnsToDays) setFirstDay(first.start);
  return {
    periods: turnsToDays
      ? undefined
      : everything
        ? periods?.map((period) => ({ ...period, before: null }))
        : periods && compareDays(periods, Number(range)),
    unit: byWeek ? 'week' : 'day',
    error: error === undefined || loading ? null : toApiError(error),
    refetch: () => void refetch().catch(() => undefined),
  };
}
