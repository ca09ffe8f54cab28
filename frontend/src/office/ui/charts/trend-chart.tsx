import { area, curveMonotoneX, line } from 'd3-shape';
import { shortFigure } from '../figures.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { marksOf, scaleOf, type Scale } from './scale.ts';
import { useWalk } from './use-walk.ts';

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

/**
 * A filled line over time; what it is compared with is a dashed one. Everything stands at shares of the chart's width
 * and height, so that it is right at every size without being measured.
 */
export function TrendChart({ label, points }: TrendChartProps) {
  const { active, walker } = useWalk(label, points.length, ({ x }) => Math.round(x * (points.length - 1)));
  const scale = scaleOf(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const point = active === null ? undefined : points[active];
  return (
    <div className="@container grid size-full grid-cols-[2.75rem_1fr] grid-rows-[1fr_1.5rem] pt-2 pr-3">
      <Figures scale={scale} />
      <div className="relative touch-pan-y border-b border-line-2" {...walker}>
        <Lines points={points} scale={scale} />
        {(active !== null || points.length === 1) && (
          <Spot x={across(active ?? 0, points)} y={upTo((point ?? points[0])?.value ?? 0, scale)} />
        )}
        <ChartTooltip
          {...point?.tooltip}
          style={besidePoint(across(active ?? 0, points), upTo(point?.value ?? 0, scale))}
        />
      </div>
      <Names points={points} />
    </div>
  );
}

/** Percent of the width. A point alone stands in the middle. */
const across = (index: number, { length }: readonly TrendPoint[]) =>
  length === 1 ? 50 : (100 * index) / (length - 1);

/** Percent of the height, from the top. */
const upTo = (value: number, { top }: Scale) => 100 - (100 * value) / top;

/** Centred at an edge it would leave the chart: it is moved by the share that it stands at. */
const inside = (x: number) => ({ left: `${x}%`, transform: `translateX(-${x}%)` });

/** At the other end of the height, lest it covers the point. */
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

function Lines({ points, scale }: { points: readonly TrendPoint[]; scale: Scale }) {
  const x = (_point: TrendPoint, index: number) => across(index, points);
  const y = ({ value }: TrendPoint) => upTo(value, scale);
  const values = line(x, y).curve(curveMonotoneX)(points);
  const filled = area(x, 100, y).curve(curveMonotoneX)(points);
  const compared = line(x, ({ before }: TrendPoint) => upTo(before ?? 0, scale))
    .defined(({ before }) => before !== null)
    .curve(curveMonotoneX)(points);
  const still = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
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
      <path d={filled ?? ''} fill="var(--color-data)" fillOpacity={0.13} />
      <path
        d={compared ?? ''}
        stroke="var(--color-fg-3)"
        strokeWidth={1.5}
        strokeDasharray="4 4"
        {...still}
      />
      <path d={values ?? ''} stroke="var(--color-data)" strokeWidth={2} strokeLinejoin="round" {...still} />
    </svg>
  );
}

/** The point that is spoken of, and the line through it. */
function Spot({ x, y }: { x: number; y: number }) {
  return (
    <>
      <span className="absolute inset-y-0 w-px bg-line-3" style={{ left: `${x}%` }} />
      <span
        className="absolute size-2 -translate-1/2 rounded-full bg-data ring-2 ring-ink-2"
        style={{ left: `${x}%`, top: `${y}%` }}
      />
    </>
  );
}

/** What stands under the line. */
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
