import { Bar, BarChart, Tooltip, XAxis, YAxis, type BarShapeProps } from 'recharts';
import { ChartTooltip } from './chart-tooltip.tsx';

export interface BarItem {
  readonly name: string;
  readonly value: number;
  /** The figure, written out at the end of the line. */
  readonly text: string;
  /** Shown in words alone: a sum of many, which would dwarf the others. */
  readonly barless?: boolean;
  /** What the tooltip says besides. */
  readonly hint: readonly string[];
}

interface BarsChartProps {
  /** What it shows, to those who do not see it. */
  label: string;
  items: readonly BarItem[];
}

const barHeight = 8;

/** Bars under each other, each with its name and figure above it. The arrow keys walk through them. */
export function BarsChart({ label, items }: BarsChartProps) {
  return (
    <BarChart
      responsive
      layout="vertical"
      className="chart size-full"
      aria-label={`${label}. The left and right arrow keys walk through it.`}
      data={items.map((item) => (item.barless === true ? { ...item, value: 0 } : item))}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis type="category" dataKey="name" hide />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--color-ink-3)', fillOpacity: 0.6 }}
        content={({ active, activeIndex }) => {
          const item = active ? items[Number(activeIndex)] : undefined;
          return item === undefined ? null : (
            <ChartTooltip title={`${item.name}: ${item.text}`} lines={item.hint} />
          );
        }}
      />
      <Bar
        dataKey="value"
        barSize={barHeight}
        isAnimationActive={false}
        shape={(shape: BarShapeProps) => {
          const item = items[shape.index];
          return item === undefined ? <g /> : <NamedBar item={item} {...shape} />;
        }}
      />
    </BarChart>
  );
}

function NamedBar({ item, x, y, width, background }: { item: BarItem } & BarShapeProps) {
  const full = background?.width ?? width;
  const top = y + 10;
  return (
    <g>
      <text x={x} y={top - 9} className="fill-fg text-[0.8125rem]">
        {item.name}
      </text>
      <text x={x + full} y={top - 9} textAnchor="end" className="fill-fg-2 text-[0.8125rem]">
        {item.text}
      </text>
      {item.barless !== true && (
        <rect x={x} y={top} width={full} height={barHeight} rx={4} className="fill-ink-3" />
      )}
      <rect
        x={x}
        y={top}
        width={item.value > 0 && item.barless !== true ? Math.max(width, 3) : 0}
        height={barHeight}
        rx={4}
        className="fill-data"
      />
    </g>
  );
}
