import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSite } from '../../../platform/site-context.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { titleOf } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Sidebar, top bar and footer around every screen. */
export function AdminShell() {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const title = titleOf(pathname) ?? 'Not found';
  useEffect(() => {
    document.title = `${title} · ${brand.name} back office`;
    window.scrollTo(0, 0);
  }, [title, pathname, brand.name]);
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
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none sm:p-5">
          <Suspense fallback={<ComingScreen />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className="border-t border-line px-5 py-4 text-caption text-fg-3">{brand.copyright}</footer>
      </div>
    </div>
  );
}

/** Stands there while a screen's code is fetched. */
function ComingScreen() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      <span className="skeleton block h-9 max-w-80" />
      <span className="skeleton block h-96" />
    </div>
  );
}
