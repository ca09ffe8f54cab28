import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SiteProvider } from '../../platform/site-context.tsx';
import { exampleSite } from '../../testing/example-site.ts';
import { renderWithToasts } from '../../testing/render.tsx';
import { ScriptedServer, type Script } from '../../testing/scripted-server.tsx';

/** Shows a part of the public site, connected to a server that answers by operation name. */
export function renderSite(content: ReactNode, scripts: Readonly<Record<string, Script>>) {
  // jsdom answers no media query: this visitor wants no motion.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;
  renderWithToasts(
    <SiteProvider site={{ ...exampleSite, publicUrl: 'https://site.example', smsEnabled: true }}>
      <ScriptedServer scripts={scripts}>{content}</ScriptedServer>
    </SiteProvider>,
  );
  return userEvent.setup();
}
