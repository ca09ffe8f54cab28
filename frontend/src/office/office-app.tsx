import { createBrowserRouter } from 'react-router-dom';
import type { Site } from '@waitlist/backend/page-data';
import { SiteProvider } from '../platform/site-context.tsx';
import { KitContext } from '../ui/kit.ts';
import { NoStyleElements } from '../ui/no-style-elements.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { OfficeDataProvider } from './platform/apollo.tsx';
import { OfficeRouter } from './platform/office-router.tsx';
import { routes } from './routes.tsx';
import { officeKit } from './ui/office-kit.ts';

/** Starts fetching the screen's code immediately, before anything is rendered. */
const router = createBrowserRouter(routes);

/** The back office. */
export function OfficeApp({ site }: { site: Site }) {
  return (
    <SiteProvider site={site}>
      <NoStyleElements>
        <OfficeDataProvider>
          <ToastProvider edge="bar">
            <KitContext value={officeKit}>
              <OfficeRouter router={router} />
            </KitContext>
          </ToastProvider>
        </OfficeDataProvider>
      </NoStyleElements>
    </SiteProvider>
  );
}
