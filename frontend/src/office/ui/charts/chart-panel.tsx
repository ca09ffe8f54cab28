import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyPart } from '../lazy.tsx';
import { RetryNotice } from '../retry-notice.tsx';
import { FigureTable, type FigureTableProps } from './figure-table.tsx';

interface ChartPanelProps {
  title: string;
  /** One line below the title. */
  note?: ReactNode;
  /** Choices beside the title. */
  choices?: ReactNode;
  /** Height of the chart in px, reserved until it has loaded. */
  height: number;
  state: ChartState;
  /** The same as text. */
  table: FigureTableProps;
  /** Below the chart. */
  footer?: ReactNode;
  className?: string;
  /** The chart; it may load lazily. */
  children: ReactNode;
}

export type ChartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'empty'; readonly message: string }
  | { readonly kind: 'ready' };

const Outline = () => <div role="status" aria-label="Loading" className="skeleton h-full" />;

/** The charts and the library behind them, in code of their own. */
export const LazyTrendChart = lazyPart(async () => (await import('./charts.ts')).TrendChart, Outline);
export const LazyBarsChart = lazyPart(async () => (await import('./charts.ts')).BarsChart, Outline);

/** A chart with its title; a button replaces it with a table of the same figures. */
export function ChartPanel({
  title,
  note,
  choices,
  state,
  table,
  footer,
  className,
  ...chart
}: ChartPanelProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={classNames('panel flex min-w-0 flex-col p-4 sm:p-5', className)} aria-labelledby={id}>
      <header className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1">
          <h2 id={id} className="text-base">
            {title}
          </h2>
          {note !== undefined && <div className="text-caption text-fg-3">{note}</div>}
        </div>
        {choices !== undefined && <div className="contents print:hidden">{choices}</div>}
        {state.kind === 'ready' && (
          <Button
            aria-pressed={asTable}
            aria-label={`${title} as a table`}
            onClick={() => setAsTable(!asTable)}
            className="h-8.5 px-2.5 text-caption aria-pressed:bg-ink-3"
          >
            Table
          </Button>
        )}
      </header>
      {state.kind === 'ready' && asTable ? (
        <FigureTable {...table} />
      ) : (
        <ChartBody state={state} height={chart.height}>
          {chart.children}
        </ChartBody>
      )}
      {state.kind === 'ready' && <div className="contents">{footer}</div>}
    </section>
  );
}

function ChartBody({ state, height, children }: Pick<ChartPanelProps, 'state' | 'height' | 'children'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <div style={{ height }}>
          <Outline />
        </div>
      );
    case 'failed':
      return <RetryNotice message={state.message} onRetry={state.onRetry} />;
    case 'empty':
      return (
        <p className="grid place-items-center px-4 text-center text-balance text-fg-3" style={{ height }}>
          {state.message}
        </p>
      );
    case 'ready':
      return (
        <div className="relative flex-1" style={{ minHeight: height }}>
          <div className="absolute inset-0">{children}</div>
        </div>
      );
  }
}
