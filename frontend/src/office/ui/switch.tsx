interface SwitchProps {
  /** The label, for screen readers. */
  label: string;
  on: boolean;
  /** Words for both states. */
  texts: { readonly on: string; readonly off: string };
  pending?: boolean;
  onToggle: (on: boolean) => void;
}

/** A setting that takes effect immediately; the word beside it shows its state. */
export function Switch({ label, on, texts, pending = false, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-busy={pending}
      onClick={() => !pending && onToggle(!on)}
      className="inline-flex h-9 shrink-0 items-center gap-2 rounded-lg px-1.5 text-caption font-medium text-fg-2 hover:text-fg"
    >
      <span
        aria-hidden="true"
        className={`flex h-5 w-9 items-center rounded-full border p-0.5 transition-colors ${on ? 'border-data bg-data' : 'border-line-3 bg-ink-3'}`}
      >
        <span
          className={`size-3.5 rounded-full transition-[translate,background-color] ${on ? 'translate-x-4 bg-ink-2' : 'bg-line-3'}`}
        />
      </span>
      <span className="min-w-12 text-left">{on ? texts.on : texts.off}</span>
    </button>
  );
}
