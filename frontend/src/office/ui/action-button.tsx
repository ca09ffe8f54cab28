import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

type Variant = 'main' | 'plain' | 'danger' | 'bare';

const variants: Record<Variant, string> = {
  main: 'bg-volt text-volt-ink hover:bg-volt-2',
  plain: 'border border-line-2 bg-ink-2 text-fg hover:bg-ink-3',
  danger: 'border border-down/50 bg-ink-2 text-down hover:bg-down/10',
  bare: 'text-fg-2 hover:bg-ink-3 hover:text-fg',
};

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: Variant;
  /** Its action is in progress: it shows a spinner, and pressing it again does nothing. */
  pending?: boolean;
}

/** A button of the back office: 36 px high, as wide as its words. */
export function ActionButton({
  variant = 'plain',
  pending = false,
  className,
  children,
  ...props
}: ActionButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...(pending && {
        'aria-disabled': true,
        'aria-busy': true,
        onClick: (event) => event.preventDefault(),
      })}
      className={buttonStyle(variant, className)}
    >
      {pending && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

/** The classes of a button; `square` ones contain only an icon. */
export function buttonStyle(variant: Variant, className?: string, shape: 'wide' | 'square' = 'wide'): string {
  return classNames(
    'inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors aria-disabled:cursor-not-allowed print:hidden',
    shape === 'square' ? 'w-9' : 'px-3',
    variants[variant],
    className,
  );
}
