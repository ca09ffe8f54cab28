import { StrictMode, startTransition, type ComponentType, type ReactNode, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import { siteOf } from '../../../platform/site.ts';
import { BrokenDialog } from '../../../ui/error-boundary.tsx';
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

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The `start` of an island that is a dialog: each click on a button opens it. Its content stays between openings. */
export function startDialog(Dialog: ComponentType<DialogProps>): StartIsland {
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
        {content}
      </SiteRoot>
    </StrictMode>
  );
}
