import { curveStep, line } from 'd3-shape';
import { shortFigure } from '../../ui/format.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { marksOf, scaleOf, type Scale } from './scale.ts';
import { useWalk } from './use-walk.ts';

export interface TrendPoint {
  /** The label below the chart. */
  readonly label: string;
  readonly value: number;
  /** The figure it is compared with; null: there is none. */
  readonly before: number | null;
  /** Its period is not over yet. */
  readonly partial: boolean;
  /** The text of the tooltip. */
  readonly tooltip: { readonly title: string; readonly lines: readonly string[] };
}

interface TrendChartProps {
  /** The chart's subject, for screen readers. */
  label: string;
  points: readonly TrendPoint[];
}

/**
 * A bar for each period, dashed while the period is not over; the comparison is a dashed step line. All positions are
 * percentages of the chart's width and height, so it is right at every size without measuring.
 */
export function TrendChart({ label, points }: TrendChartProps) {
  const { active, walkProps } = useWalk(label, points.length, ({ x }) => Math.floor(x * points.length));
  const scale = scaleOf(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const point = active === null ? undefined : points[active];
  return (
    <div className="@container grid size-full grid-cols-[2.75rem_1fr] grid-rows-[1fr_1.5rem] pt-2 pr-3">
      <Figures scale={scale} />
      <div className="relative touch-pan-y border-b border-line-2" {...walkProps}>
        <Bars points={points} scale={scale} active={active} />
        <ChartTooltip
          {...point?.tooltip}
          style={besidePoint(across(active ?? 0, points), upTo(point?.value ?? 0, scale))}
        />
      </div>
      <Names points={points} />
    </div>
  );
}

/** The middle of a period, percent of the width. */
const across = (index: number, { length }: readonly TrendPoint[]) => (100 * (index + 0.5)) / length;

/** Percent of the height, from the top. */
const upTo = (value: number, { top }: Scale) => 100 - (100 * value) / top;

/** Centered at an edge, it would leave the chart: it is shifted by the percentage of its position. */
const inside = (x: number) => ({ left: `${x}%`, transform: `translateX(-${x}%)` });

/** At the opposite end of the height, so that it does not cover the point. */
const besidePoint = (x: number, y: number) => ({ ...inside(x), ...(y < 50 ? { bottom: 8 } : { top: 0 }) });

function Figures({ scale }: { scale: Scale }) {
  return (
    <div aria-hidden="true" className="relative text-xs text-fg-3">
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-2 -translate-y-1/2 leading-none"
          style={{ top: `${upTo(tick, scale)}%` }}
        >
          {shortFigure(tick)}
        </span>
      ))}
    </div>
  );
}

interface BarsProps {
  points: readonly TrendPoint[];
  scale: Scale;
  active: number | null;
}

function Bars({ points, scale, active }: BarsProps) {
  const compared = line(
    (_point: TrendPoint, index: number) => across(index, points),
    ({ before }: TrendPoint) => upTo(before ?? 0, scale),
  )
    .defined(({ before }) => before !== null)
    .curve(curveStep)(points);
  const drawn = { d: compared ?? '', fill: 'none' };
  const still = { vectorEffect: 'non-scaling-stroke' };
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {scale.ticks.slice(1).map((tick) => (
        <path key={tick} d={`M0 ${upTo(tick, scale)}H100`} stroke="var(--color-line)" {...still} />
      ))}
      {points.map(({ label, value, partial }, index) => (
        <path
          key={`${index} ${label}`}
          d={barAt(index, points, upTo(value, scale))}
          fill="var(--color-data)"
          fillOpacity={partial ? 0.15 : active === null || active === index ? 0.85 : 0.45}
          stroke={partial ? 'var(--color-data)' : 'none'}
          strokeDasharray="3 3"
          {...still}
        />
      ))}
      {/* Set off from the bars it crosses. */}
      <path {...drawn} stroke="var(--color-ink-2)" strokeWidth={4} {...still} />
      <path {...drawn} stroke="var(--color-fg-3)" strokeWidth={1.5} strokeDasharray="4 4" {...still} />
    </svg>
  );
}

/** A bar over most of its period's width. */
function barAt(index: number, points: readonly TrendPoint[], top: number): string {
  const half = 38 / points.length;
  const middle = across(index, points);
  return `M${middle - half} 100V${top}H${middle + half}V100`;
}

/** The labels below the bars. */
function Names({ points }: { points: readonly TrendPoint[] }) {
  return (
    <div aria-hidden="true" className="relative col-start-2 text-xs text-fg-3">
      {marksOf(points.length).map(({ index, always }) => (
        <span
          key={index}
          className={`absolute top-1.5 leading-none whitespace-nowrap ${always ? '' : '@max-lg:hidden'}`}
          style={inside(across(index, points))}
        >
          {points[index]?.label}
        </span>
      ))}
    </div>
  );
}
