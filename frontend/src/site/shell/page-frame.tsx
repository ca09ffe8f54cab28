import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/skip-link.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type HeaderActions } from './site-header.tsx';

interface PageFrameProps extends Partial<HeaderActions> {
  /** The landing page's address, which prefixes the header's links; empty on the landing page itself. */
  landing?: string;
  children: ReactNode;
}

/** Header and footer around a page's content. */
export function PageFrame({ landing = sitePaths.home, action, menuAction, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader landing={landing} action={action} menuAction={menuAction} />
      <main id="main" tabIndex={-1} className="relative isolate outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
