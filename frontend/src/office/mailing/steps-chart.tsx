import { barRowHeight } from '../ui/charts/bar-row.ts';
import { ChartPanel, LazyBarsChart } from '../ui/charts/chart-panel.tsx';
import { figure, share } from '../ui/format.ts';

interface StepsChartProps {
  title: string;
  /** The chart's subject, for screen readers. */
  label: string;
  note: string | false;
  /** The first one is everyone; the others are shown as fractions of it. */
  steps: readonly { readonly name: string; readonly count: number }[];
}

/** How many users of a mailing reached each step. */
export function StepsChart({ title, label, note, steps }: StepsChartProps) {
  const everyone = steps[0]?.count ?? 0;
  const rows = steps.map(({ name, count }) => ({ name, count, part: share(count, everyone) }));
  return (
    <ChartPanel
      title={title}
      note={note}
      height={steps.length * barRowHeight}
      state={
        everyone === 0 ? { kind: 'empty', message: 'No users have been chosen yet.' } : { kind: 'ready' }
      }
      table={{
        caption: label,
        columns: ['Step', 'Users', 'Of planned'],
        rows: rows.map(({ name, count, part }) => [name, figure(count), part]),
      }}
    >
      <LazyBarsChart
        label={label}
        items={rows.map(({ name, count, part }, at) => ({
          name,
          value: count,
          text: at === 0 ? figure(count) : `${figure(count)} (${part})`,
          hint: at === 0 ? [] : [`${part} of planned`],
        }))}
      />
    </ChartPanel>
  );
}
