import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useMe } from '../platform/me.ts';
import { useSite } from '../../platform/site-context.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { entryAt, mayOpen } from './navigation.ts';
import { NotAllowed } from './not-allowed.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useScreenFocus } from './use-screen-focus.ts';

/** Sidebar, top bar and footer around every screen. */
export function OfficeShell() {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const { role } = useMe();
  const entry = entryAt(pathname);
  const title = entry?.title ?? entry?.text ?? 'Not found';
  useEffect(() => {
    document.title = `${title} · ${brand.name} back office`;
    window.scrollTo(0, 0);
  }, [title, pathname, brand.name]);
  useScreenFocus();
  const isOpening = useNavigation().state !== 'idle';
  return (
    <div className="grid min-h-dvh lg:grid-cols-[232px_minmax(0,1fr)]">
      <SkipLink />
      <aside className="hidden border-r border-line bg-ink-2 lg:block">
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
          {entry === undefined || mayOpen(role, entry) ? <Outlet /> : <NotAllowed />}
        </main>
        <footer className="border-t border-line px-5 py-4 text-caption text-fg-3">{brand.copyright}</footer>
      </div>
    </div>
  );
}
