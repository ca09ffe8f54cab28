import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

interface ExternalLinkProps {
  href: string;
  look: 'ghost' | 'quiet';
  className?: string;
  children: ReactNode;
}

/** A button-shaped link that opens a new tab and says so. */
export function ExternalLink({ href, look, className, children }: ExternalLinkProps) {
  return (
    <ButtonLink href={href} look={look} target="_blank" rel="noopener" {...(className && { className })}>
      <span>
        <span>{children}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </ButtonLink>
  );
}
