import { StrictMode, startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import { siteOf } from '../../../platform/site.ts';
import type { DialogOpening } from '../../../ui/dialog.tsx';
import { BrokenDialog } from '../../../ui/error-boundary.tsx';
import { NoStyleElements } from '../../../ui/no-style-elements.tsx';
import { SiteRoot } from '../../shell/site-root.tsx';
import type { StartIsland } from './islands.ts';

reportUnhandledErrors();

/**
 * Renders React content into an island's element, in pieces, so that a slow phone can handle input in between. It
 * replaces the placeholder.
 */
export function mount(element: HTMLElement, content: ReactNode): void {
  const root = createRoot(element);
  startTransition(() => root.render(inSite(content)));
}

/** The `start` of an island that is a dialog: each click on a button opens it. Its content stays between openings. */
export function startDialog(Dialog: ComponentType<DialogOpening>): StartIsland {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (opener: HTMLElement, open: boolean): void =>
    root.render(
      inSite(
        <Dialog open={open} onClose={() => render(opener, false)} opener={{ current: opener }} />,
        <BrokenDialog />,
      ),
    );
  return (button) => render(button, true);
}

function inSite(content: ReactNode, broken?: ReactNode): ReactNode {
  return (
    <StrictMode>
      <SiteRoot site={siteOf(document)} broken={broken}>
        <NoStyleElements>{content}</NoStyleElements>
      </SiteRoot>
    </StrictMode>
  );
}
