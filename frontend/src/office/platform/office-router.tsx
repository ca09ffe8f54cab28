import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reportError } from '../../platform/report-error.ts';

/**
 * Shows the screen that belongs to the address.
 *
 * An address changes at once, not in a transition of React's: there `useQuery` changes what it watches with every render,
 * which begins the transition anew. On a slow machine it would only end when React gives up on it, after five seconds.
 */
export const OfficeRouter = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <RouterProvider
    router={router}
    useTransitions={false}
    onError={(error) => reportError('boundary', error)}
  />
);
