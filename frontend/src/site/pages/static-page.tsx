import type { ReactNode } from 'react';
import { sitePaths } from '../platform/site-paths.ts';
import { SiteFooter } from '../shell/site-footer.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

/** A page that only has to be read: header, footer, and no code of its own. */
export function StillPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader landing={sitePaths.home} />
      <main id="main" tabIndex={-1} className="relative isolate outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
