import { DayInput } from './day-input.tsx';
import { isTurned, type Span } from './day-span.ts';
import { Segments } from './segments.tsx';

interface SpanChoiceProps<Range extends string> {
  range: Range;
  ranges: readonly { readonly value: Range; readonly text: string }[];
  /** Instead of the range. */
  span: Span | null;
  /** The new parameters of the address: `range`, or `from` and `to`. */
  onChoose: (chosen: Readonly<Record<string, string>>) => void;
}

/** A range up to today, or any days. */
export function SpanChoice<Range extends string>({ range, ranges, span, onChoose }: SpanChoiceProps<Range>) {
  const chooseDay = (day: Partial<Span>) => {
    const chosen = { from: '', to: '', ...span, ...day };
    const { from, to } = isTurned(chosen) ? { from: '', to: '', ...day } : chosen;
    onChoose({ ...(from !== '' && { from }), ...(to !== '' && { to }) });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <DayInput label="From" value={span?.from ?? ''} onChange={(from) => chooseDay({ from })} />
      <DayInput label="To" value={span?.to ?? ''} onChange={(to) => chooseDay({ to })} />
      <Segments
        label="How far back"
        value={span === null ? range : null}
        options={ranges}
        onChoose={(chosen) => onChoose({ range: chosen })}
      />
    </div>
  );
}
