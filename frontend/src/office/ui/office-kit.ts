import { classNames } from '../../ui/class-names.ts';
import type { ButtonVariant, Kit } from '../../ui/kit.ts';

const variants: Record<ButtonVariant, string> = {
  main: 'bg-accent text-accent-ink hover:bg-accent-2',
  plain: 'border border-line-2 bg-ink-2 text-fg hover:bg-ink-3',
  bare: 'text-fg-2 hover:bg-ink-3 hover:text-fg',
  danger: 'border border-down/50 bg-ink-2 text-down hover:bg-down/10',
};

/** A button of 36 px, as wide as its words, also for links; `square` ones contain only an icon. */
export function buttonStyle(
  variant: ButtonVariant,
  className?: string,
  shape: 'wide' | 'square' = 'wide',
): string {
  return classNames(
    'inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors aria-disabled:cursor-not-allowed print:hidden',
    shape === 'square' ? 'w-9' : 'px-3',
    variants[variant],
    className,
  );
}

/** What all fields have; each adds its height. */
export const fieldStyle =
  'w-full rounded-lg border border-line-3 bg-ink-2 text-base text-fg transition-colors hover:border-fg-3 aria-invalid:border-down sm:text-sm';

/** The back office's screens are full of controls: they are smaller than the site's. */
export const officeKit: Kit = {
  button: buttonStyle,
  iconSize: 16,
  input: `${fieldStyle} h-10 px-3 placeholder:text-fg-3`,
  // Grows with the text where the browser supports it.
  area: `${fieldStyle} field-sizing-content min-h-40 [&[rows='2']]:min-h-18 resize-y px-3 py-2 leading-relaxed placeholder:text-fg-3`,
};
