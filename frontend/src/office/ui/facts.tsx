import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface FactsProps {
  /** Of the terms, where there is room. */
  wide?: boolean;
  /** Each a {@link Fact}. */
  children: ReactNode;
}

/** Terms and their values, one below the other. */
export function Facts({ wide = false, children }: FactsProps) {
  return (
    <dl className={classNames('mt-3 grid gap-2.5 [--term:6.5rem]', wide && 'sm:[--term:8.5rem]')}>
      {children}
    </dl>
  );
}

interface FactProps {
  term: string;
  /** Shown if there is no value. */
  missing?: string;
  children: ReactNode;
}

export function Fact({ term, missing = 'None', children }: FactProps) {
  const isMissing = children === null || children === '' || children === false;
  return (
    <div className="grid grid-cols-[var(--term)_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-fg-3">{term}</dt>
      <dd className="wrap-anywhere text-fg">
        {isMissing ? <span className="text-fg-3">{missing}</span> : children}
      </dd>
    </div>
  );
}

interface StackedFactProps {
  term: string;
  value: string;
  /** The value's. */
  className?: string;
}

/** A term above its value. */
export const StackedFact = ({ term, value, className }: StackedFactProps) => (
  <div>
    <dt className="text-caption text-fg-3">{term}</dt>
    <dd className={classNames('wrap-anywhere text-fg', className)}>{value}</dd>
  </div>
);
