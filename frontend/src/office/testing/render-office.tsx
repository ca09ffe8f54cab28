import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Site } from '@waitlist/backend/page-data';
import type { MeQuery, Role } from '../../generated/office.ts';
import { SiteProvider } from '../../platform/site-context.tsx';
import { exampleSite } from '../../testing/example-site.ts';
import { ScriptedServer, type Script } from '../../testing/scripted-server.tsx';
import { KitContext } from '../../ui/kit.ts';
import { ToastProvider } from '../../ui/toasts.tsx';
import { OfficeDataProvider, officeDefaults } from '../platform/apollo.tsx';
import { MeContext } from '../platform/me.ts';
import { OfficeRouter } from '../platform/office-router.tsx';
import { session } from '../platform/session.ts';
import { officeKit } from '../ui/office-kit.ts';

export interface OfficeOptions {
  readonly role: Role;
  /** The address that is opened, with what follows `?` or `#`. */
  readonly path: string;
  readonly scripts: Readonly<Record<string, Script>>;
  readonly site?: Site;
  /** Of the window, in px. */
  readonly width?: number;
}

/** Shows screens to a role, each at the pattern of its address; every other address shows "Elsewhere". */
export function renderScreens(screens: Readonly<Record<string, ReactNode>>, options: OfficeOptions) {
  const me = meOf(options.role);
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const shown = Object.entries(screens).map(([path, element]) => ({ path, element }));
  return renderRoutes([...shown, elsewhere], options, (content) => (
    <ScriptedServer
      scripts={{ Colleagues: noColleagues, ...options.scripts }}
      defaultOptions={officeDefaults}
    >
      <MeContext value={me}>{content}</MeContext>
    </ScriptedServer>
  ));
}

/** Shows the whole back office to a role that is logged in: the shell, and the screen that belongs to the address. */
export async function renderOffice(options: OfficeOptions) {
  session.begin('token');
  const { routes } = await import('../routes.tsx'); // tests of one screen need no shell
  const scripts = {
    Me: () => ({ me: meOf(options.role) }),
    Waiting: nothingWaits,
    Colleagues: noColleagues,
    ...options.scripts,
  };
  return renderRoutes(routes, options, (content) => (
    <ScriptedServer scripts={scripts} defaultOptions={officeDefaults}>
      {content}
    </ScriptedServer>
  ));
}

/** Shows the whole back office with its own client, which is answered by `serveOffice`. */
export async function renderOfficeWithItsClient(path: string) {
  const { routes } = await import('../routes.tsx');
  return renderRoutes(routes, { path }, (content) => <OfficeDataProvider>{content}</OfficeDataProvider>);
}

/** Nobody is known by name. */
const noColleagues = () => ({ colleagues: [] });

/** What the sidebar asks. */
export const nothingWaits = () => ({ ambassadors: { totalDocs: 0 }, admins: { docs: [] } });

export const meOf = (role: Role): MeQuery['me'] & { readonly __typename: 'Admin' } => ({
  __typename: 'Admin',
  id: 'a1',
  name: 'Grace',
  email: 'grace@example.com',
  role,
  state: 'ACTIVE',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastLoginAt: null,
});

function renderRoutes(
  shown: RouteObject[],
  { path, site = exampleSite, width = 1440 }: Omit<OfficeOptions, 'role' | 'scripts'>,
  connected: (content: ReactNode) => ReactNode,
) {
  window.matchMedia = (query) => mediaQueryList(query, width);
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(shown);
  render(
    <SiteProvider site={site}>
      <ToastProvider>
        <KitContext value={officeKit}>{connected(<OfficeRouter router={router} />)}</KitContext>
      </ToastProvider>
    </SiteProvider>,
  );
  return { pathNow: () => window.location.pathname };
}

/** jsdom has no layout: it answers no media query, and cannot scroll. */
function mediaQueryList(query: string, width: number): MediaQueryList {
  const [, than, rem] = /\(width (<|>=) (\d+)rem\)/.exec(query) ?? [];
  const isNarrower = width < Number(rem) * 16;
  const matches = rem !== undefined && isNarrower === (than === '<');
  return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList;
}
