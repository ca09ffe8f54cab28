import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = 'volt' | 'ghost' | 'quiet';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-2.5 text-base leading-tight font-semibold transition-[background-color,border-color,color,transform] active:translate-y-px aria-disabled:cursor-not-allowed';
const looks: Record<Look, string> = {
  volt: 'px-5.5 bg-volt text-volt-ink hover:bg-volt-2 aria-disabled:bg-ink-3 aria-disabled:text-fg-2',
  ghost:
    'px-5.5 border border-line-2 bg-ink-2/60 text-fg hover:border-line-3 hover:bg-ink-3 aria-disabled:text-fg-3',
  quiet:
    'px-3 text-fg-2 hover:bg-ink-3 hover:text-fg aria-disabled:text-fg-3 aria-disabled:hover:bg-transparent',
};

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: Look;
  /** Its action is in progress: it shows a spinner, and pressing it again does nothing. */
  pending?: boolean;
  /** Follows the text. While an action is in progress, the spinner replaces it, and the button keeps its width. */
  icon?: ReactNode;
  /** Disabled for now, but still focusable, so that users do not lose their place. */
  unavailable?: boolean;
}

export function Button({
  look = 'volt',
  pending = false,
  unavailable = false,
  icon,
  className,
  children,
  ...props
}: ButtonProps) {
  const stopped = pending || unavailable;
  return (
    <button
      type="button"
      {...props}
      {...(stopped && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
      aria-busy={pending || undefined}
      className={classNames(shape, looks[look], className)}
    >
      {pending && icon === undefined && <Spinner />}
      <span className="contents">{children}</span>
      {icon !== undefined && <span className="contents">{pending ? <Spinner /> : icon}</span>}
    </button>
  );
}

export function ButtonLink({
  look = 'ghost',
  className,
  children,
  ...props
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...props} className={classNames(shape, looks[look], className)}>
      {children}
    </a>
  );
}
