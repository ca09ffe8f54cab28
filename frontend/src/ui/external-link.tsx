import type { ComponentProps } from 'react';
import { ButtonLink } from './button.tsx';

/** A button-shaped link that opens a new tab and says so. */
export function ExternalLink({ children, ...link }: ComponentProps<typeof ButtonLink>) {
  return (
    <ButtonLink {...link} target="_blank" rel="noopener">
      <span>
        <span>{children}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </ButtonLink>
  );
}
