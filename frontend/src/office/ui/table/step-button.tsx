import { buttonStyle } from '../office-kit.ts';

interface StepButtonProps {
  label: string;
  /** There is nothing in that direction. The button keeps its focus. */
  stopped: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

/** A step to another page of a list, or to another row's page. */
export function StepButton({ label, stopped, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={stopped || undefined}
      onClick={stopped ? undefined : onPress}
      className={buttonStyle('plain', 'aria-disabled:bg-transparent aria-disabled:text-fg-3/50', 'square')}
    >
      {children}
    </button>
  );
}
