import type { ReactNode } from 'react';
import type { Site } from '@waitlist/backend/page-data';
import { SiteProvider } from '../../platform/site-context.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

interface SiteRootProps {
  site: Site;
  /** Replaces the content if it breaks; by default a whole page. */
  broken?: ReactNode;
  children: ReactNode;
}

/** Around every page when it is rendered, and around every island in the browser. */
export function SiteRoot({ site, broken, children }: SiteRootProps) {
  return (
    <ErrorBoundary broken={broken}>
      <SiteProvider site={site}>{children}</SiteProvider>
    </ErrorBoundary>
  );
}
