import { useRef } from 'react';
import { LiveFiguresDocument, type LiveFiguresQuery } from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { Button } from '../../ui/button.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { ChartPanel, LazyTrendChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { clockTime, counted, figure, timeOf } from '../ui/format.ts';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { useFailureToast } from '../ui/use-failure-toast.ts';

LazyTrendChart.preload();

type Live = LiveFiguresQuery['liveFigures'];

/** What happens at the moment, for the screen on the wall: new figures every five seconds. */
export function LaunchPage() {
  const { data, error, outdated, retry } = useDetail(LiveFiguresDocument, polled(5000));
  const live = data?.liveFigures;
  const state: ChartState =
    live !== undefined
      ? { kind: 'ready' }
      : error === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: error.message, onRetry: retry };
  useFailureToast(state.kind === 'failed' ? 'failed' : state.kind === 'loading' ? 'loading' : 'ready');
  const wall = useRef<HTMLDivElement>(null);
  const minutes = live?.minutes ?? [];
  return (
    <div
      ref={wall}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 bg-ink fullscreen:overflow-auto fullscreen:p-8"
    >
      <OutdatedNotice outdated={outdated} />
      {document.fullscreenEnabled && (
        <Button
          className="justify-self-start in-fullscreen:hidden"
          onClick={() => void showAlone(wall.current)}
        >
          Full screen
        </Button>
      )}
      {state.kind !== 'failed' && <Figures live={live} />}
      <ChartPanel
        title="Sign-ups per minute"
        note="The last hour; the last minute is not over yet"
        height={320}
        state={state}
        table={{
          caption: 'Sign-ups per minute',
          columns: ['Minute', 'Sign-ups'],
          rows: minutes.map(({ start, signups }) => [clockTime(start), figure(signups)]),
        }}
      >
        <LazyTrendChart
          label="Sign-ups per minute"
          points={minutes.map(({ start, signups }, index) => ({
            label: clockTime(start),
            value: signups,
            before: null,
            partial: index === minutes.length - 1,
            tooltip: { title: clockTime(start), lines: [counted(signups, 'sign-up', 'sign-ups')] },
          }))}
        />
      </ChartPanel>
      {live !== undefined && (
        <p className="text-caption text-fg-3">
          Updated <time dateTime={live.asOf}>{timeOf(live.asOf)}</time>.
        </p>
      )}
    </div>
  );
}

/** A browser that does not want to leaves the page as it is. */
async function showAlone(element: HTMLElement | null): Promise<void> {
  await element?.requestFullscreen().catch(() => undefined);
}

function Figures({ live }: { live: Live | undefined }) {
  const thisMinute = live?.minutes.at(-1)?.signups ?? 0;
  const figures = [
    ['Users on the waitlist', live?.totalUsers],
    ['Joined today (UTC)', live?.joinedToday],
    ['Joined in the last hour', live?.joined],
    ['Codes requested, last hour', live?.codesRequested],
    ['Codes entered, last hour', live?.codesVerified],
    ['Joined this minute', live === undefined ? undefined : thisMinute],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6" aria-busy={live === undefined}>
      {figures.map(([term, value]) => (
        <div key={term} className="panel grid content-between gap-1 p-4">
          <dt className="text-caption text-fg-3">{term}</dt>
          <dd className="text-3xl leading-tight font-semibold tracking-tight text-fg">
            {value === undefined ? <span className="skeleton block h-8 w-20" /> : figure(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
