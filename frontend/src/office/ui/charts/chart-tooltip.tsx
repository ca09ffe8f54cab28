import type { CSSProperties } from 'react';

interface ChartTooltipProps {
  /** Left out: there is no active point. */
  title?: string;
  lines?: readonly string[];
  /** The position in the chart. */
  style: CSSProperties;
}

/** Describes the point under the pointer or the keyboard's point; it is announced. */
export function ChartTooltip({ title, lines = [], style }: ChartTooltipProps) {
  return (
    <div role="status" className="pointer-events-none absolute z-10 w-max max-w-full" style={style}>
      {title !== undefined && (
        <div className="popup px-3 py-2 text-caption">
          <p className="font-medium text-fg">{title}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
