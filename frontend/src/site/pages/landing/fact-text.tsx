import type { ReactNode } from 'react';

export function FactText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="text-small leading-normal md:max-lg:min-h-23">
      <strong className="block font-semibold text-fg">{title}</strong>
      {children}
    </p>
  );
}

/** What the country's fact says until the country is known, and when it stays unknown. */
export function OpenToEveryCountry() {
  return (
    <FactText title="Open to every country">
      A short form and a verification code. It takes a minute.
    </FactText>
  );
}
