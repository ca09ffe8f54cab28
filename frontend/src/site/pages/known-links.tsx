import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { sitePaths } from '../platform/site-paths.ts';

interface KnownLinkProps {
  className?: string;
  children?: ReactNode;
}

/** What known visitors get in place of a button to join. */
export function StatusLink({ className = '', children = 'See status' }: KnownLinkProps) {
  return (
    <ButtonLink href={sitePaths.status} variant="main" className={`if-known ${className}`}>
      {children}
    </ButtonLink>
  );
}

/** Leads known visitors to where their link is, until their island has them share it right here. */
export function ShareLink({ className = '' }: KnownLinkProps) {
  return (
    <ButtonLink href={sitePaths.status} data-share="" className={`if-known ${className}`}>
      Share
    </ButtonLink>
  );
}
