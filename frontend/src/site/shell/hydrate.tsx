import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parseSite, siteElementId } from '../../platform/site.ts';
import { App } from './app.tsx';

/**
 * Brings a part of a prerendered page to life, piece by piece, so that nobody waits.
 *
 * @param id of the element that the part fills.
 * @param content must be what was rendered there.
 */
export function hydrate(id: string, content: ReactNode): void {
  const place = document.getElementById(id);
  const site = document.getElementById(siteElementId)?.textContent;
  if (place === null || site === undefined) throw new Error(`The page has no #${id} or no #${siteElementId}`);
  const part = (
    <StrictMode>
      <App site={parseSite(site)}>{content}</App>
    </StrictMode>
  );
  startTransition(() => void hydrateRoot(place, part));
}
