import { useDashboardQuery } from '../../generated/operations.ts';
import { useKept } from '../platform/use-kept.ts';
import { toApiError, type ApiError } from '../../platform/api-error.ts';
import { LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { timeOf } from '../ui/figures.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { CountriesPanel } from './countries-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { PausePanel } from './pause-panel.tsx';
import { ReferrersPanel } from './referrers-panel.tsx';
import { fresh } from './fresh.ts';
import { SignupsPanel } from './signups-panel.tsx';

void LazyBarsChart.preload(); // the charts' code loads while their figures are requested

/** The waitlist at a glance. */
export function DashboardPage() {
  const { data, error, loading, refetch } = useDashboardQuery(fresh);
  const figures = useKept('dashboard', data?.dashboard);
  const failure = error === undefined || loading ? null : toApiError(error);
  const state: ChartState =
    figures !== undefined
      ? { kind: 'ready' }
      : failure === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: failure.message, onRetry: () => void refetch().catch(() => undefined) };
  return (
    <div className="grid gap-4">
      <PausePanel />
      <FirstSteps />
      {state.kind === 'failed' ? (
        <RetryNotice message={state.message} onRetry={state.onRetry} />
      ) : (
        <FigureCards figures={figures} />
      )}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {figures !== undefined && <InvitationsPanel invitations={figures.invitations} />}
        <SignupsPanel />
        <CountriesPanel />
        <FunnelPanel figures={figures} state={state} />
        <ReferrersPanel referrers={figures?.mostUsedReferral ?? []} state={state} />
      </div>
      {figures !== undefined && <Freshness asOf={figures.asOf} failure={failure} />}
    </div>
  );
}

/** When the figures were read. */
function Freshness({ asOf, failure }: { asOf: string; failure: ApiError | null }) {
  return (
    <p className="text-caption text-fg-3">
      Updated <time dateTime={asOf}>{timeOf(asOf)}</time>.{' '}
      {failure === null ? '' : 'The last refresh failed; retrying.'}
    </p>
  );
}
