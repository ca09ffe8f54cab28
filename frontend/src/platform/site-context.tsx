import { createContext, use, type ReactNode } from 'react';
import type { Site } from '@waitlist/backend/page-data';

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
