import { Link, useSearchParams } from 'react-router-dom';
import { GrowthDocument, type GrowthGroup, type GrowthQuery } from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { LazyBarsChart } from '../ui/charts/chart-panel.tsx';
import { parseSpan } from '../ui/day-span.ts';
import { fullDay, timeOf } from '../ui/format.ts';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Segments } from '../ui/segments.tsx';
import { SpanChoice } from '../ui/span-choice.tsx';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { GrowthTable } from './growth-table.tsx';
import { StepsPanel } from './steps-panel.tsx';

LazyBarsChart.preload();

const groups: readonly { readonly value: GrowthGroup; readonly text: string }[] = [
  { value: 'SOURCE', text: 'Source' },
  { value: 'CAMPAIGN', text: 'Campaign' },
  { value: 'COUNTRY', text: 'Country' },
  { value: 'WEEK', text: 'Week' },
];

type Range = '7' | '30' | '90' | '365';
const ranges: readonly { readonly value: Range; readonly text: string }[] = [
  { value: '7', text: '7 days' },
  { value: '30', text: '30 days' },
  { value: '90', text: '90 days' },
  { value: '365', text: 'A year' },
];
const dayMs = 86_400_000;
/** The first day of a range up to today, UTC. */
const firstDayOf = (range: Range): string =>
  new Date(Date.now() - (Number(range) - 1) * dayMs).toISOString().slice(0, 10);

/** Where users come from, and how far they get; what is told apart, and the days, are in the address. */
export function GrowthPage() {
  const [search, setSearch] = useSearchParams();
  const by = groups.find(({ value }) => value.toLowerCase() === search.get('by'))?.value ?? 'SOURCE';
  const range = ranges.find(({ value }) => value === search.get('range'))?.value ?? '90';
  const span = parseSpan(search.get('from'), search.get('to'));
  const variables = { by, from: span === null ? firstDayOf(range) : orNull(span.from), to: orNull(span?.to) };
  const { data, error, outdated, retry } = useDetail(GrowthDocument, { variables, ...polled(60_000) });
  const growth = data?.growth;
  useFailureToast(error !== null ? 'failed' : growth === undefined ? 'loading' : 'ready');
  const choose = (chosen: Readonly<Record<string, string>>) =>
    setSearch(chosen, { replace: true, preventScrollReset: true });
  const days = span === null ? { range } : { from: span.from, to: span.to };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OutdatedNotice outdated={outdated} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 print:hidden">
        <Segments
          label="Tell apart by"
          value={by}
          options={groups}
          onChoose={(chosen) => choose({ ...days, by: chosen.toLowerCase() })}
        />
        <SpanChoice
          range={range}
          ranges={ranges}
          span={span}
          onChoose={(chosen) => choose({ ...chosen, by: by.toLowerCase() })}
        />
        <Link to={officePaths.launch} className="py-2 text-link">
          Launch day
        </Link>
      </div>
      {error !== null ? (
        <RetryNotice message={error.message} onRetry={retry} />
      ) : (
        <>
          {by !== 'COUNTRY' && <StepsPanel total={growth?.total} />}
          <GrowthTable by={by} rows={growth?.rows} />
          {growth !== undefined && <Counted {...growth} />}
        </>
      )}
    </div>
  );
}

const orNull = (day: string | undefined): string | null => (day === undefined || day === '' ? null : day);

/** Which days were counted, and when. */
function Counted({ from, to, asOf }: GrowthQuery['growth']) {
  return (
    <p className="text-caption text-fg-3">
      <span>{`${fullDay(from)} to ${fullDay(to)}, UTC, counted at`}</span>{' '}
      <time dateTime={asOf}>{timeOf(asOf)}</time>.{' '}
      <span>
        Visits are browser tabs, without robots and browsers that ask for privacy; users are people, without
        those who are blocked or erased.
      </span>
    </p>
  );
}
