import type { ReactNode } from 'react';

interface FactProps {
  term: string;
  /** Shown if there is no value. */
  missing?: string;
  children: ReactNode;
}

/** A line of a `dl`: a fact about a user. */
export function Fact({ term, missing = 'None', children }: FactProps) {
  const isMissing = children === null || children === '' || children === false;
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-3 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-fg-3">{term}</dt>
      <dd className="wrap-anywhere text-fg">
        {isMissing ? <span className="text-fg-3">{missing}</span> : children}
      </dd>
    </div>
  );
}
