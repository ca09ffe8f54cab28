import { useSearchParams } from 'react-router-dom';
import { ChartPanel, LazyTrendChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { counted, figure, fullDay, shortDay } from '../ui/figures.ts';
import { Segments } from '../ui/segments.tsx';
import { parseRange, ranges, total, type ComparedPeriod, type Period, type Range } from './series.ts';
import { useSeries } from './use-series.ts';

/** Sign-ups over time; the range stands in the address. */
export function SignupsPanel() {
  const [search, setSearch] = useSearchParams();
  const range = parseRange(search.get('range'));
  const { periods, unit, error, refetch } = useSeries(range);
  const choose = (chosen: Range) => setSearch({ range: chosen }, { replace: true, preventScrollReset: true });
  const compared = periods?.some(({ before }) => before !== null) === true;
  return (
    <ChartPanel
      title={`Sign-ups per ${unit}`}
      note={periods === undefined ? 'Days begin at midnight, UTC' : <Note periods={periods} range={range} />}
      choices={<Segments label="How far back" value={range} options={ranges} onChoose={choose} />}
      height={280}
      state={stateOf(periods, error, refetch)}
      table={{
        caption: `Sign-ups per ${unit}`,
        columns: [
          unit === 'day' ? 'Day' : 'Week of',
          'Sign-ups',
          ...(compared ? [`${range} days before`] : []),
        ],
        rows: (periods ?? []).map(({ start, signups, before }, index, all) => [
          soFar(fullDay(start), index === all.length - 1),
          figure(signups),
          ...(before === null ? [] : [figure(before.signups)]),
        ]),
      }}
      className="md:col-span-2"
    >
      <LazyTrendChart
        label={`Sign-ups per ${unit}`}
        points={(periods ?? []).map((period, index, all) => toPoint(period, unit, index === all.length - 1))}
      />
    </ChartPanel>
  );
}

function stateOf(
  periods: readonly Period[] | undefined,
  error: { readonly message: string } | null,
  onRetry: () => void,
): ChartState {
  if (periods !== undefined) return { kind: 'ready' };
  return error === null ? { kind: 'loading' } : { kind: 'failed', message: error.message, onRetry };
}

/** The last period is still under way. */
const soFar = (text: string, last: boolean) => (last ? `${text}, so far` : text);

function toPoint({ start, signups, before }: ComparedPeriod, unit: 'day' | 'week', last: boolean) {
  const title = soFar(unit === 'day' ? fullDay(start) : `Week of ${fullDay(start)}`, last);
  const earlier =
    before === null ? [] : [`${counted(before.signups, 'sign-up', 'sign-ups')} on ${shortDay(before.start)}`];
  return {
    label: shortDay(start),
    value: signups,
    before: before?.signups ?? null,
    tooltip: { title, lines: [counted(signups, 'sign-up', 'sign-ups'), ...earlier] },
  };
}

/** How many in all, and what the two lines are. */
function Note({ periods, range }: { periods: readonly ComparedPeriod[]; range: Range }) {
  const before = periods.flatMap((period) => period.before ?? []);
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="flex items-center gap-2">
        <Swatch />
        {counted(total(periods), 'sign-up', 'sign-ups')}
        {range === 'all' ? ' since the first' : ` in ${range} days`}
      </span>
      {before.length > 0 && (
        <span className="flex items-center gap-2">
          <Swatch dashed />
          {figure(total(before))} in the {range} days before
        </span>
      )}
    </p>
  );
}

function Swatch({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg aria-hidden="true" width="18" height="4" className={dashed ? 'text-fg-3' : 'text-data'}>
      <path d="M0 2h18" stroke="currentColor" strokeWidth="2" strokeDasharray={dashed ? '4 3' : undefined} />
    </svg>
  );
}
