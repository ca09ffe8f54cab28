import { useNavigate } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { barRowHeight } from './bar-row.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { useWalk } from './use-walk.ts';

export interface BarItem {
  readonly name: string;
  readonly value: number;
  /** The figure, written at the end of the line. */
  readonly text: string;
  /** Shown only in words: a sum of many, which would dwarf the others. */
  readonly hidesBar?: boolean;
  /** Additional text in the tooltip. */
  readonly hint: readonly string[];
  /** The screen that a click, or Enter, opens. */
  readonly opens?: string;
}

interface BarsChartProps {
  /** The chart's subject, for screen readers. */
  label: string;
  items: readonly BarItem[];
}

/** Bars below each other, each with its name and figure above it; they share the available height. */
export function BarsChart({ label, items }: BarsChartProps) {
  const navigate = useNavigate();
  const { active, walkProps } = useWalk(
    label,
    items.length,
    ({ y }) => Math.floor(y * items.length),
    (index) => {
      const { opens } = items[index] ?? {};
      if (opens !== undefined) void navigate(opens);
    },
  );
  const largest = Math.max(1, ...items.map((item) => (item.hidesBar === true ? 0 : item.value)));
  const item = active === null ? undefined : items[active];
  return (
    <div className="relative flex h-full flex-col" {...walkProps}>
      {items.map((row, index) => (
        <NamedBar key={row.name} item={row} part={row.value / largest} active={index === active} />
      ))}
      <ChartTooltip
        {...(item && { title: `${item.name}: ${item.text}`, lines: item.hint })}
        style={besideRow(active ?? 0, items.length)}
      />
    </div>
  );
}

/** Below the row; above it in the lower half. */
function besideRow(index: number, count: number) {
  return index < count / 2
    ? { top: `${((index + 1) / count) * 100}%` }
    : { bottom: `${((count - index) / count) * 100}%` };
}

/** @param part fraction of the longest bar, from 0 to 1. */
function NamedBar({ item, part, active }: { item: BarItem; part: number; active: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        '-mx-2 flex-1 rounded-lg px-2',
        active && 'bg-ink-3/60',
        item.opens !== undefined && 'cursor-pointer',
      )}
      style={{ minHeight: barRowHeight }}
    >
      <div className="flex h-7 items-center justify-between gap-3 text-[0.8125rem]">
        <span
          className={classNames(
            'truncate text-fg',
            item.opens !== undefined && 'underline decoration-line-3 underline-offset-3',
          )}
        >
          {item.name}
        </span>
        <span className="text-fg-2">{item.text}</span>
      </div>
      {item.hidesBar !== true && (
        <div className="h-2 rounded-full bg-ink-3">
          {item.value > 0 && (
            <div className="h-full min-w-1 rounded-full bg-data" style={{ width: `${part * 100}%` }} />
          )}
        </div>
      )}
    </div>
  );
}
