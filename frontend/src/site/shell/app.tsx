import type { ReactNode } from 'react';
import type { Site } from '../../platform/site.ts';
import { SiteProvider } from '../../platform/site-context.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

/** What every public page stands in, the same in the browser and in the prerender. */
export function App({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <SiteProvider site={site}>{children}</SiteProvider>
    </ErrorBoundary>
  );
}
