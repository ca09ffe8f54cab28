import { CloseIcon } from '../../ui/icons.tsx';

interface FilterChipProps {
  /** The filter's name: "Country". */
  name: string;
  /** The filter's value: "India". */
  value: string;
  onRemove: () => void;
}

/** An active filter of a list, with a button that removes it. */
export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  return (
    <span className="inline-flex h-9 max-w-full items-center rounded-lg border border-line-2 bg-ink-2 pl-3 text-fg">
      <span className="truncate">
        <span className="text-fg-3">{`${name}:`}</span> <span>{value}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove filter: ${name} ${value}`}
        onClick={onRemove}
        className="ml-1 grid size-8.5 place-items-center rounded-lg text-fg-2 transition-colors hover:bg-ink-3 hover:text-fg"
      >
        <CloseIcon size={14} />
      </button>
    </span>
  );
}
