import type { ReactNode } from 'react';

export function FactText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="text-small leading-normal md:max-lg:min-h-23">
      <strong className="block font-semibold text-fg">{title}</strong>
      {children}
    </p>
  );
}

/** The text about the country until it is known, and if it stays unknown. */
export function OpenToEveryCountry() {
  return (
    <FactText title="Open to every country">
      A short form and a verification code. It takes a minute.
    </FactText>
  );
}
