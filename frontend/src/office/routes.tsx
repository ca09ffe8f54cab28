import { Navigate, type RouteObject } from 'react-router-dom';
import { Broken } from '../ui/error-boundary.tsx';
import { officePath } from './office-html.ts';
import { officeHome } from './platform/office-paths.ts';
import { OfficeShell } from './shell/office-shell.tsx';
import { RouteGuard } from './shell/route-guard.tsx';
import { ScreenBroken } from './shell/screen-broken.tsx';
import { openRoutes, screenRoutes } from './shell/screens.ts';
import { ShellOutline } from './shell/shell-outline.tsx';
import { WayBack } from './ui/way-back.tsx';

const behindLogin: RouteObject = {
  Component: RouteGuard,
  HydrateFallback: ShellOutline,
  children: [
    {
      Component: OfficeShell,
      children: [
        {
          ErrorBoundary: ScreenBroken,
          children: [
            { path: officePath, element: <Navigate to={officeHome} replace /> },
            ...screenRoutes,
            {
              path: '*',
              element: (
                <WayBack to={officeHome} text="Go to Users">
                  There is no screen at this address. It may have been moved, or the link is not complete.
                </WayBack>
              ),
            },
          ],
        },
      ],
    },
  ],
};

/** The address of each screen. Addresses match regardless of case: `/admin/signUp` is `/admin/signup`. */
export const routes: RouteObject[] = [
  { ErrorBoundary: Broken, HydrateFallback: () => null, children: [...openRoutes, behindLogin] },
];
