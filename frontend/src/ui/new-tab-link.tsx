import type { ReactNode } from 'react';

interface NewTabLinkProps {
  href: string;
  children: ReactNode;
}

/** A link in running text that opens a new tab and says so, for places where leaving would lose typed text. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-fg-2 underline decoration-line-3 decoration-1 underline-offset-3 transition-colors hover:text-fg hover:decoration-accent"
    >
      <span>{children}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
