import { createBrowserRouter } from 'react-router-dom';
import type { Site } from '@waitlist/backend/page-data';
import { SiteProvider } from '../platform/site-context.tsx';
import { FieldStyleContext } from '../ui/control.ts';
import { ToastProvider } from '../ui/toasts.tsx';
import { OfficeDataProvider } from './platform/apollo.tsx';
import { OfficeRouter } from './platform/office-router.tsx';
import { routes } from './routes.tsx';
import { fieldStyles } from './ui/field-styles.ts';
import { NoStyleElements } from './ui/no-style-elements.tsx';

/** Starts fetching the screen's code immediately, before anything is rendered. */
const router = createBrowserRouter(routes);

/** The back office. */
export function OfficeApp({ site }: { site: Site }) {
  return (
    <SiteProvider site={site}>
      <NoStyleElements>
        <OfficeDataProvider>
          <ToastProvider edge="bar">
            <FieldStyleContext value={fieldStyles}>
              <OfficeRouter router={router} />
            </FieldStyleContext>
          </ToastProvider>
        </OfficeDataProvider>
      </NoStyleElements>
    </SiteProvider>
  );
}
