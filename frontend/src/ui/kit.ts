import { createContext } from 'react';

/** `main`: the one thing to do here. `bare`: without a box until the pointer is over it. `danger`: takes something away. */
export type ButtonVariant = 'main' | 'plain' | 'bare' | 'danger';

/** How a front end draws what both share, as classes. */
export interface Kit {
  readonly button: (variant: ButtonVariant, className?: string) => string;
  /** Of the icon in a button, in px. */
  readonly iconSize: number;
  /** A line of text. */
  readonly input: string;
  /** Several lines of text. */
  readonly area: string;
}

/** Null: as on the site. Those classes stand with each part, so that a page's styles contain only what it shows. */
export const KitContext = createContext<Kit | null>(null);
