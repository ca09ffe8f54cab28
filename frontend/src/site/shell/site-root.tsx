import type { ReactNode } from 'react';
import type { Site } from '../../platform/site.ts';
import { SiteProvider } from '../../platform/site-context.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

/** Around every page when it is prerendered, and around every island in the browser. */
export function SiteRoot({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <SiteProvider site={site}>{children}</SiteProvider>
    </ErrorBoundary>
  );
}
