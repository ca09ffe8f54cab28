import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { SkipLink } from '../../shell/skip-link.tsx';
import { WaitlistDoorProvider } from '../../islands/waitlist-door.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

export function LandingPage() {
  return (
    <WaitlistDoorProvider>
      <SkipLink />
      <SiteHeader />
      <main id="main">
        <Hero />
        <FactsStrip />
        <HowItWorks />
        <Disclaimer />
      </main>
      <SiteFooter />
    </WaitlistDoorProvider>
  );
}
