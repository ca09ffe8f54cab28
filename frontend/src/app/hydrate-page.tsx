import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseSite, siteElementId } from '../platform/site.ts';
import { App } from './app.tsx';

/** Brings a prerendered page to life, piece by piece, so that nobody waits; `content` must be what was rendered. */
export function hydratePage(content: ReactNode): void {
  const root = document.getElementById('root');
  const site = document.getElementById(siteElementId)?.textContent;
  if (root === null || site === undefined) throw new Error(`The page has no #root or no #${siteElementId}`);
  const page = (
    <StrictMode>
      <App site={parseSite(site)}>{content}</App>
    </StrictMode>
  );
  startTransition(() => void hydrateRoot(root, page));
}
