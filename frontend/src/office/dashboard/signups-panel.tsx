import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChartPanel, LazyTrendChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { counted, figure, fullDay, shortDay } from '../ui/format.ts';
import { parseSpan, type Span } from '../ui/day-span.ts';
import { SpanChoice } from '../ui/span-choice.tsx';
import { parseRange, ranges, total, type ComparedPeriod, type Period, type Range } from './series.ts';
import { useSeries } from './use-series.ts';

/** Sign-ups over time; the range or the span is in the address. */
export function SignupsPanel() {
  const [search, setSearch] = useSearchParams();
  const span = parseSpan(search.get('from'), search.get('to'));
  const range = parseRange(search.get('range'));
  const { periods, unit, error, retry } = useSeries(range, span);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const lasts = span === null || span.to === '' || span.to >= today;
  const compared = periods?.some(({ before }) => before !== null) === true;
  return (
    <ChartPanel
      title={`Sign-ups per ${unit}`}
      note={
        <p className="flex flex-wrap gap-x-4">
          {periods !== undefined && <Note periods={periods} range={range} span={span} />}
          <span>{`${unit === 'day' ? 'Days' : 'Weeks'} in UTC`}</span>
        </p>
      }
      choices={
        <SpanChoice
          range={range}
          ranges={ranges}
          span={span}
          onChoose={(chosen) => setSearch(chosen, { replace: true, preventScrollReset: true })}
        />
      }
      height={280}
      state={stateOf(periods, error, retry)}
      table={{
        caption: `Sign-ups per ${unit}`,
        columns: [
          unit === 'day' ? 'Day' : 'Week of',
          'Sign-ups',
          ...(compared ? [`Previous ${range} days`] : []),
        ],
        rows: (periods ?? []).map(({ start, signups, before }, index, all) => [
          soFar(fullDay(start), lasts && index === all.length - 1),
          figure(signups),
          ...(before === null ? [] : [figure(before.signups)]),
        ]),
      }}
      className="md:col-span-2"
    >
      <LazyTrendChart
        label={`Sign-ups per ${unit}`}
        points={(periods ?? []).map((period, index, all) =>
          toPoint(period, unit, lasts && index === all.length - 1),
        )}
      />
    </ChartPanel>
  );
}

function stateOf(
  periods: readonly Period[] | undefined,
  error: { readonly message: string } | null,
  onRetry: () => void,
): ChartState {
  if (periods !== undefined)
    return total(periods) > 0 ? { kind: 'ready' } : { kind: 'empty', message: 'No sign-ups in this period.' };
  return error === null ? { kind: 'loading' } : { kind: 'failed', message: error.message, onRetry };
}

/** The last period may not be over yet. */
const soFar = (text: string, last: boolean) => (last ? `${text}, so far` : text);

function toPoint({ start, signups, before }: ComparedPeriod, unit: 'day' | 'week', last: boolean) {
  const title = soFar(unit === 'day' ? fullDay(start) : `Week of ${fullDay(start)}`, last);
  const earlier =
    before === null ? [] : [`${counted(before.signups, 'sign-up', 'sign-ups')} on ${shortDay(before.start)}`];
  return {
    label: shortDay(start),
    value: signups,
    partial: last,
    before: before?.signups ?? null,
    tooltip: { title, lines: [counted(signups, 'sign-up', 'sign-ups'), ...earlier] },
  };
}

interface NoteProps {
  periods: readonly ComparedPeriod[];
  range: Range;
  span: Span | null;
}

/** The total, and what the bars and the line mean. */
function Note({ periods, range, span }: NoteProps) {
  const before = periods.flatMap((period) => period.before ?? []);
  return (
    <>
      <span className="flex items-center gap-2">
        <Swatch />
        <span>{`${counted(total(periods), 'sign-up', 'sign-ups')}${span !== null ? ' in this period' : range === 'all' ? ' in all' : ` in the last ${range} days`}`}</span>
      </span>
      {before.length > 0 && (
        <span className="flex items-center gap-2">
          <Swatch dashed />
          <span>{`Previous ${range} days: ${figure(total(before))}`}</span>
        </span>
      )}
    </>
  );
}

function Swatch({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg aria-hidden="true" width="18" height="4" className={dashed ? 'text-fg-3' : 'text-data'}>
      <path
        d="M0 2h18"
        stroke="currentColor"
        strokeWidth={dashed ? 2 : 4}
        strokeDasharray={dashed ? '4 3' : undefined}
      />
    </svg>
  );
}
