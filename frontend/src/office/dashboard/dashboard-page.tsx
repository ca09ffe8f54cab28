import { DashboardDocument } from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import { LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { timeOf } from '../ui/format.ts';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { CountriesPanel } from './countries-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { PausePanel } from './pause-panel.tsx';
import { ReferrersPanel } from './referrers-panel.tsx';
import { fresh } from './fresh.ts';
import { SignupsPanel } from './signups-panel.tsx';

LazyBarsChart.preload(); // the charts' code loads while their figures are requested

/** The waitlist at a glance. */
export function DashboardPage() {
  const { data, error, outdated, retry } = useDetail(DashboardDocument, fresh);
  const figures = data?.dashboard;
  const state: ChartState =
    figures !== undefined
      ? { kind: 'ready' }
      : error === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: error.message, onRetry: retry };
  useFailureToast(state.kind === 'failed' ? 'failed' : state.kind === 'loading' ? 'loading' : 'ready');
  return (
    <div className="grid gap-4">
      <OutdatedNotice outdated={outdated} />
      <PausePanel />
      <HoldsPanel />
      <FirstSteps />
      {state.kind === 'failed' ? (
        <RetryNotice message={state.message} onRetry={state.onRetry} />
      ) : (
        <FigureCards figures={figures} />
      )}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {state.kind !== 'failed' && <InvitationsPanel invitations={figures?.invitations} />}
        <SignupsPanel />
        <CountriesPanel />
        <FunnelPanel figures={figures} state={state} />
        <ReferrersPanel referrers={figures?.mostUsedReferral ?? []} state={state} />
      </div>
      {figures !== undefined && <Freshness asOf={figures.asOf} />}
    </div>
  );
}

/** When the figures were read. */
function Freshness({ asOf }: { asOf: string }) {
  return (
    <p className="text-caption text-fg-3">
      Updated <time dateTime={asOf}>{timeOf(asOf)}</time>.
    </p>
  );
}
