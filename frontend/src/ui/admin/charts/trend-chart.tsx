import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { shortFigure } from '../figures.ts';
import { ChartTooltip } from './chart-tooltip.tsx';

export interface TrendPoint {
  /** Under the chart. */
  readonly label: string;
  readonly value: number;
  /** The figure it is compared with; null: there is none. */
  readonly before: number | null;
  /** What the tooltip says. */
  readonly tooltip: { readonly title: string; readonly lines: readonly string[] };
}

interface TrendChartProps {
  /** What it shows, to those who do not see it. */
  label: string;
  points: readonly TrendPoint[];
}

const tick = { fill: 'var(--color-fg-3)', fontSize: 12 };

/** A filled line over time; what it is compared with is a dashed one. The arrow keys walk along it. */
export function TrendChart({ label, points }: TrendChartProps) {
  const compared = points.some(({ before }) => before !== null);
  return (
    <ComposedChart
      responsive
      className="chart size-full"
      aria-label={`${label}. The left and right arrow keys walk through it.`}
      data={[...points]}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="label"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-line-2)' }}
        minTickGap={40}
        interval="preserveStartEnd"
      />
      <YAxis
        width={44}
        tick={tick}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        tickFormatter={shortFigure}
        domain={[0, 'auto']}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--color-line-3)' }}
        content={({ active, activeIndex }) => {
          const point = active ? points[Number(activeIndex)] : undefined;
          return point === undefined ? null : <ChartTooltip {...point.tooltip} />;
        }}
      />
      <Area
        dataKey="value"
        type="monotone"
        stroke="var(--color-data)"
        strokeWidth={2}
        fill="var(--color-data)"
        fillOpacity={0.13}
        dot={points.length === 1}
        isAnimationActive={false}
      />
      {compared && (
        <Line
          dataKey="before"
          type="monotone"
          stroke="var(--color-fg-3)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
      )}
    </ComposedChart>
  );
}
