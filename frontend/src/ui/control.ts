import { createContext } from 'react';

/** The look of every text control of the site; fields add their own padding. */
export const controlLook =
  'h-12 w-full rounded-control border border-line-3 bg-ink text-fg transition-colors placeholder:text-fg-3 hover:border-fg-3 focus-visible:border-volt focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-down aria-invalid:focus-visible:border-down aria-invalid:focus-visible:outline-down disabled:text-fg-3';

/** How the fields of a front end look. */
export interface FieldStyles {
  /** A line of text. */
  readonly input: string;
  /** Several lines of text. */
  readonly area: string;
}

/** The site's fields are large enough for thumbs; the back office, whose screens are full of them, has its own. */
export const FieldStyleContext = createContext<FieldStyles>({
  input: `${controlLook} px-3.5`,
  area: `${controlLook} h-auto! resize-y px-3.5 py-3 leading-relaxed`,
});
