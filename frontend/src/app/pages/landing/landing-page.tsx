import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { WaitlistDoorProvider } from '../../islands/waitlist-door.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

export function LandingPage() {
  return (
    <WaitlistDoorProvider>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-volt px-5 py-3 font-semibold text-volt-ink focus:translate-y-0"
      >
        Skip to content
      </a>
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
