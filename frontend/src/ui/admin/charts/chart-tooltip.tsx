interface ChartTooltipProps {
  title: string;
  lines: readonly string[];
}

/** What a chart says of the point under the pointer or reached by the arrow keys; it is read out. */
export function ChartTooltip({ title, lines }: ChartTooltipProps) {
  return (
    <div role="status" aria-live="assertive" className="popup px-3 py-2 text-caption">
      <p className="font-medium text-fg">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
