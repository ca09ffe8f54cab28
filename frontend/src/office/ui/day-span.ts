/** The chosen days, UTC, both included; an empty one leaves that end open. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whether a span would end before it begins. */
export const isTurned = ({ from, to }: Span): boolean => from !== '' && to !== '' && from > to;

/** The span in an address; null if it contains no day, or ends before it begins. */
export function parseSpan(from: string | null, to: string | null): Span | null {
  const dayOf = (text: string | null) => (text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');
  const span = { from: dayOf(from), to: dayOf(to) };
  return (span.from === '' && span.to === '') || isTurned(span) ? null : span;
}
