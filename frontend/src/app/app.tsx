import { Route, Routes } from 'react-router-dom';
import type { Site } from '../platform/site.ts';
import { SiteProvider } from '../platform/site-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';

/** The routes, inside what every page needs. The router itself differs between browser and prerender. */
export function App({ site }: { site: Site }) {
  return (
    <ErrorBoundary>
      <SiteProvider site={site}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
        </Routes>
      </SiteProvider>
    </ErrorBoundary>
  );
}
