import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const tones = {
  good: 'border-up/40 text-up',
  danger: 'border-down/40 text-down',
  calm: 'border-line-2 text-fg-2',
} as const;

/** A state in words, and its tone. */
export interface StateText {
  readonly text: string;
  readonly tone: keyof typeof tones;
}

/** A state in a word; the color adds no information. */
export function Badge({ tone, children }: { tone: StateText['tone']; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full border px-2 py-px text-xs leading-5 font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
