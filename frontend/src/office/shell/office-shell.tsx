import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { includesRole } from '@waitlist/backend/roles';
import { useMe } from '../platform/me.ts';
import { officeHome } from '../platform/office-paths.ts';
import { ScreenTitleContext, type ScreenTitle } from '../platform/screen-title.ts';
import { useSite } from '../../platform/site-context.tsx';
import { DisabledNotice } from '../webhook/disabled-notice.tsx';
import { WayBack } from '../ui/way-back.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Drawer } from './drawer.tsx';
import { Keys } from './keys.tsx';
import { Palette } from './palette.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { mayOpen, screenAt } from './screens.ts';
import { Sidebar } from './sidebar.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { screenTitleId, useScreenFocus } from './use-screen-focus.ts';
import { useScreenToasts } from './use-screen-toasts.ts';

/** Sidebar, top bar and footer around every screen. */
export function OfficeShell() {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const { role } = useMe();
  const screen = screenAt(pathname);
  const [own, setOwn] = useState<ScreenTitle | null>(null);
  const title = own?.title ?? screen?.title ?? screen?.text ?? 'Not found';
  const subject = own?.subject === undefined ? '' : `${own.subject} · `;
  useEffect(() => {
    document.title = `${subject}${title} · ${brand.name} back office`;
  }, [subject, title, brand.name]);
  useEffect(() => {
    window.scrollTo(0, 0); // returns a promise in newer browsers, which is not a cleanup function
  }, [pathname]);
  useScreenFocus();
  useScreenToasts();
  const isOpening = useNavigation().state !== 'idle';
  return (
    <div className="grid min-h-dvh lg:grid-cols-[232px_minmax(0,1fr)] print:block">
      <SkipLink />
      <UnsavedGuard />
      <aside className="hidden border-r border-line bg-ink-2 lg:block print:hidden">
        <div className="sticky top-0 p-3">
          <Sidebar />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <TopBar title={title} />
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isOpening}
          className="min-w-0 flex-1 p-4 transition-opacity delay-200 outline-none aria-busy:opacity-50 sm:p-5"
        >
          {includesRole(role, 'ADMIN') && <DisabledNotice />}
          <ScreenTitleContext value={setOwn}>
            {screen === undefined || mayOpen(role, screen) ? <Outlet /> : <NotAllowed />}
          </ScreenTitleContext>
        </main>
        <footer className="border-t border-line px-5 py-4 text-caption text-fg-3">{brand.copyright}</footer>
      </div>
    </div>
  );
}

function TopBar({ title }: { title: string }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-ink px-4 sm:px-5 print:static print:*:not-[h1]:hidden">
      <Drawer />
      <h1 id={screenTitleId} tabIndex={-1} className="mr-auto min-w-0 truncate text-[0.9375rem] outline-none">
        {title}
      </h1>
      <Palette />
      <ThemeMenu />
      <ProfileMenu />
      <Keys />
    </header>
  );
}

/** Replaces a screen that the admin's role may not see; the server would also refuse its queries. */
function NotAllowed() {
  return (
    <WayBack to={officeHome} text="Go to Users">
      Only admins can open this page. Ask an admin for access.
    </WayBack>
  );
}
