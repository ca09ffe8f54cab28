import { use, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { KitContext, type ButtonVariant, type Kit } from './kit.ts';
import { Spinner } from './spinner.tsx';

const variants: Record<ButtonVariant, string> = {
  main: 'px-5.5 bg-accent text-accent-ink hover:bg-accent-2 aria-disabled:bg-ink-3 aria-disabled:text-fg-2',
  plain:
    'px-5.5 border border-line-2 bg-ink-2/60 text-fg hover:border-line-3 hover:bg-ink-3 aria-disabled:text-fg-3',
  bare: 'px-3 text-fg-2 hover:bg-ink-3 hover:text-fg aria-disabled:text-fg-3 aria-disabled:hover:bg-transparent',
  danger: 'px-5.5 border border-down/40 text-down',
};

/** Large enough for thumbs. */
const siteStyle: Kit['button'] = (variant, className) =>
  classNames(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-2.5 text-base leading-tight font-semibold transition-[background-color,border-color,color,transform] active:translate-y-px aria-disabled:cursor-not-allowed',
    variants[variant],
    className,
  );

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** Its action is in progress: it shows a spinner, and pressing it again does nothing. */
  pending?: boolean;
  /** Disabled for now, but still focusable, so that users do not lose their place. */
  unavailable?: boolean;
}

export function Button({
  variant = 'plain',
  pending = false,
  unavailable = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const style = use(KitContext)?.button ?? siteStyle;
  const stopped = pending || unavailable;
  return (
    <button
      type="button"
      {...props}
      {...(stopped && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
      aria-busy={pending || undefined}
      className={style(variant, className)}
    >
      {pending && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

export function ButtonLink({
  variant = 'plain',
  className,
  children,
  ...props
}: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  const style = use(KitContext)?.button ?? siteStyle;
  return (
    <a {...props} className={style(variant, className)}>
      {children}
    </a>
  );
}
