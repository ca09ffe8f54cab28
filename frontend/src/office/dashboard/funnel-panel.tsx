import type { DashboardQuery } from '../../generated/office.ts';
import { officePaths } from '../platform/office-paths.ts';
import { barRowHeight } from '../ui/charts/bar-row.ts';
import { ChartPanel, LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { figure, share } from '../ui/format.ts';

type Figures = Pick<DashboardQuery['dashboard'], 'funnel' | 'totalWaitlist'>;

interface FunnelPanelProps {
  figures: Figures | undefined;
  state: ChartState;
}

/** How far visitors get: each step with its share of the step before. */
export function FunnelPanel({ figures, state }: FunnelPanelProps) {
  const steps = figures === undefined ? [] : stepsOf(figures.funnel);
  const nothing = state.kind === 'ready' && steps.every(({ count }) => count === 0);
  return (
    <ChartPanel
      title="Referral funnel"
      note="Each step as a share of the previous one"
      height={steps.length * barRowHeight || 176}
      state={nothing ? { kind: 'empty', message: 'No codes requested yet.' } : state}
      table={{
        caption: 'Referral funnel',
        columns: ['Step', 'Count', 'Share of previous step'],
        rows: steps.map(({ name, count, kept }) => [name, figure(count), kept === '' ? '–' : kept]),
        links: new Map(steps.flatMap(({ name, opens }) => (opens === undefined ? [] : [[name, opens]]))),
      }}
      footer={figures !== undefined && !nothing && <Rates {...figures} />}
    >
      <LazyBarsChart
        label="Referral funnel"
        items={steps.map(({ name, count, kept, means, opens }) => ({
          name,
          value: count,
          text: kept === '' ? figure(count) : `${figure(count)} · ${kept}`,
          hint: [means],
          ...(opens && { opens }),
        }))}
      />
    </ChartPanel>
  );
}

function stepsOf({ codesAskedFor, codesVerified, joined, referredSomebody }: Figures['funnel']) {
  const steps = [
    { name: 'Codes requested', count: codesAskedFor, means: 'Each request counts, resends included' },
    { name: 'Verified', count: codesVerified, means: 'Codes that were entered correctly' },
    {
      name: 'Joined',
      count: joined,
      means: 'Users on the waitlist, imported ones included',
      opens: officePaths.users,
    },
    {
      name: 'Referred someone',
      count: referredSomebody,
      means: 'Users whose code others joined with',
      opens: officePaths.referralCount,
    },
  ];
  return steps.map((step, index) => ({ ...step, kept: shareOf(step.count, steps[index - 1]?.count ?? 0) }));
}

/** More than in the previous step: some came another way, and a share would mislead. */
function shareOf(part: number, whole: number): string {
  return part <= whole ? share(part, whole) : '';
}

/** The overall result of the funnel. */
function Rates({ funnel, totalWaitlist }: Figures) {
  const { codesAskedFor, joined, referredSomebody } = funnel;
  const perReferrer = referredSomebody === 0 ? '' : (totalWaitlist / referredSomebody).toFixed(1);
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      <Rate term="Request-to-join rate" value={shareOf(joined, codesAskedFor)} />
      <Rate term="Users who referred someone" value={shareOf(referredSomebody, joined)} />
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
