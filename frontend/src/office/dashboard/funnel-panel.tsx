import type { DashboardQuery } from '../../generated/operations.ts';
import { barRowHeight } from '../ui/charts/bar-row.ts';
import { ChartPanel, LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { figure, share } from '../ui/figures.ts';

type Figures = Pick<DashboardQuery['dashboard'], 'funnel' | 'totalWaitlist'>;

interface FunnelPanelProps {
  figures: Figures | undefined;
  state: ChartState;
}

/** How far people get: each step with its share of the one before. */
export function FunnelPanel({ figures, state }: FunnelPanelProps) {
  const steps = figures === undefined ? [] : stepsOf(figures.funnel);
  const nothing = state.kind === 'ready' && steps.every(({ count }) => count === 0);
  return (
    <ChartPanel
      title="Referral funnel"
      note="Each step with its share of the one before"
      height={steps.length * barRowHeight || 176}
      state={nothing ? { kind: 'empty', message: 'Nobody has asked for a code yet.' } : state}
      table={{
        caption: 'Referral funnel',
        columns: ['Step', 'Count', 'Of the step before'],
        rows: steps.map(({ name, count, kept }) => [name, figure(count), kept === '' ? '–' : kept]),
      }}
      footer={figures !== undefined && !nothing && <Rates {...figures} />}
    >
      <LazyBarsChart
        label="Referral funnel"
        items={steps.map(({ name, count, kept, means }) => ({
          name,
          value: count,
          text: kept === '' ? figure(count) : `${figure(count)} · ${kept}`,
          hint: [means],
        }))}
      />
    </ChartPanel>
  );
}

function stepsOf({ codesAskedFor, codesVerified, joined, referredSomebody }: Figures['funnel']) {
  const steps = [
    { name: 'Codes asked for', count: codesAskedFor, means: 'Asking again counts again' },
    { name: 'Verified', count: codesVerified, means: 'Codes that were entered rightly' },
    { name: 'Joined', count: joined, means: 'People on the waitlist' },
    { name: 'Referred someone', count: referredSomebody, means: 'People whose code others joined with' },
  ];
  return steps.map((step, index) => ({ ...step, kept: shareOf(step.count, steps[index - 1]?.count ?? 0) }));
}

/** More than the whole: they did not all come that way, and a share would mislead. */
function shareOf(part: number, whole: number): string {
  return part <= whole ? share(part, whole) : '';
}

/** What the funnel comes to. */
function Rates({ funnel, totalWaitlist }: Figures) {
  const { codesAskedFor, joined, referredSomebody } = funnel;
  const perReferrer = referredSomebody === 0 ? '' : (totalWaitlist / referredSomebody).toFixed(1);
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      <Rate term="Codes that led to a place" value={shareOf(joined, codesAskedFor)} />
      <Rate term="People who referred someone" value={shareOf(referredSomebody, joined)} />
      <Rate term="Referrals per referrer" value={perReferrer} />
    </dl>
  );
}

function Rate({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-caption">{term}</dt>
      <dd className="font-medium text-fg">{value === '' ? '–' : value}</dd>
    </div>
  );
}
