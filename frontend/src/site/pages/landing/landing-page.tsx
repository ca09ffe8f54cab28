import { useEffect, useState, type ReactNode } from 'react';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { DialogDoorProvider } from '../islands/dialog-provider.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { Hero } from './hero.tsx';
import { wakeWhenNear } from './islands/start-islands.ts';
import { TickerStrip } from './sections/ticker-strip.tsx';

const stillId = 'sections';

/** @param still what only has to be seen; left out in the browser, which keeps the markup that is there. */
export function LandingPage({ still }: { still?: ReactNode }) {
  return (
    <DialogDoorProvider>
      <SkipLink />
      <SiteHeader />
      <main id="main">
        <Hero />
        <TickerStrip />
        <FactsStrip />
        {still === undefined ? <KeptMarkup /> : <div id={stillId}>{still}</div>}
      </main>
      <SiteFooter />
    </DialogDoorProvider>
  );
}

/** The prerendered sections, left as they are; small scripts bring single ones to life as somebody comes near. */
function KeptMarkup() {
  const [markup] = useState(() => ({ __html: document.getElementById(stillId)?.innerHTML ?? '' }));
  useEffect(() => wakeWhenNear(document), []);
  return <div id={stillId} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}
