import { FaqSection } from '../../../faq/faq-section.tsx';
import { Disclaimer } from '../disclaimer.tsx';
import { HowItWorks } from '../how-it-works.tsx';
import { AmbassadorBand } from './ambassador-band.tsx';
import { EnterpriseSection } from './enterprise-section.tsx';
import { EventsSection } from './events-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { PartnerBanner } from './partner-banner.tsx';
import { ResearchCard } from './research-card.tsx';
import { RoadmapSection } from './roadmap-section.tsx';

/** What stands under the hero. For the prerender only: the browser keeps the markup and never loads this code. */
export function StillSections() {
  return (
    <>
      <FeaturesSection />
      <ResearchCard />
      <EventsSection />
      <RoadmapSection />
      <EnterpriseSection />
      <PartnerBanner />
      <HowItWorks />
      <AmbassadorBand />
      <FaqSection />
      <Disclaimer />
    </>
  );
}
