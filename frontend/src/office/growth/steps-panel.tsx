import { barRowHeight } from '../ui/charts/bar-row.ts';
import { ChartPanel, LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { figure } from '../ui/format.ts';
import { growthSteps, sharesText, stepShare, visitToJoin, type Counts } from './growth-steps.ts';

/** How far visitors get, all of them together. */
export function StepsPanel({ total }: { total: Counts | undefined }) {
  const state: ChartState =
    total === undefined
      ? { kind: 'loading' }
      : growthSteps.every(({ of }) => (total[of] ?? 0) === 0)
        ? { kind: 'empty', message: 'Nobody visited or joined on these days.' }
        : { kind: 'ready' };
  const texts = growthSteps.map((step) => ({
    ...step,
    reached: total?.[step.of] ?? 0,
    kept: total === undefined ? '' : stepShare(step, total),
  }));
  const rate = total === undefined ? '' : visitToJoin.of(total);
  return (
    <ChartPanel
      title="From visit to referral"
      note={sharesText}
      height={growthSteps.length * barRowHeight}
      state={state}
      table={{
        caption: 'From visit to referral',
        columns: ['Step', 'Count', 'Share'],
        rows: texts.map(({ name, reached, kept }) => [name, figure(reached), kept === '' ? '–' : kept]),
      }}
      footer={
        rate !== '' && (
          <dl className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-4">
            <dt className="text-caption">{visitToJoin.name}</dt>
            <dd className="font-medium text-fg">{rate}</dd>
          </dl>
        )
      }
    >
      <LazyBarsChart
        label="From visit to referral"
        items={texts.map(({ name, reached, kept, means }) => ({
          name,
          value: reached,
          text: kept === '' ? figure(reached) : `${figure(reached)} · ${kept}`,
          hint: [means],
        }))}
      />
    </ChartPanel>
  );
}
