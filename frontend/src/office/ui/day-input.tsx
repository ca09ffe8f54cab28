interface DayInputProps {
  label: string;
  /** Such as 2026-01-31; empty: none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day, chosen from the machine's own calendar. */
export function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <label className="flex h-9 min-w-0 flex-1 basis-40 items-center gap-1.5 rounded-lg border border-line-3 bg-ink-2 pr-1.5 pl-2.5 text-fg-3 transition-colors hover:border-fg-3">
      <span>{label}</span>
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-full min-w-0 bg-transparent text-fg"
      />
    </label>
  );
}
