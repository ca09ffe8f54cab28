import type { PageData } from '@waitlist/backend/page-data';
import { FaqSection } from '../../faq/faq-section.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { menuId } from '../../shell/mobile-menu.tsx';
import { joinWords } from '../../platform/join-words.ts';
import { StatusLink } from '../known-links.tsx';
import { DialogButton } from './dialog-button.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JoinAction } from './join-action.tsx';
import { AmbassadorBand } from './sections/ambassador-band.tsx';
import { ClosingBand } from './sections/closing-band.tsx';
import { EnterpriseSection } from './sections/enterprise-section.tsx';
import { EventsSection } from './sections/events-section.tsx';
import { FeaturesSection } from './sections/features-section.tsx';
import { PartnerBanner } from './sections/partner-banner.tsx';
import { ResearchCard } from './sections/research-card.tsx';
import { RoadmapSection } from './sections/roadmap-section.tsx';
import { TickerStrip } from './sections/ticker-strip.tsx';

export function LandingPage({ data }: { data: PageData }) {
  const firstWords = data.paused ? 'Tell me' : 'Join';
  return (
    <PageFrame
      landing=""
      action={
        <JoinAction
          paused={data.paused}
          className="join-later min-h-11 shrink-0 px-4"
          words={
            // On phones, the bar has room for a word or two beside the name.
            <span>
              {firstWords}
              <span className="max-sm:sr-only">{joinWords(data.paused).slice(firstWords.length)}</span>
            </span>
          }
          known={<span data-own-rank>Status</span>}
        />
      }
      menuAction={
        <>
          <DialogButton
            dialog="waitlist"
            className="if-new"
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            {joinWords(data.paused)}
          </DialogButton>
          <StatusLink />
        </>
      }
    >
      <Hero {...data} />
      <TickerStrip />
      <FactsStrip />
      <FeaturesSection />
      <HowItWorks paused={data.paused} />
      <EventsSection />
      <ResearchCard />
      <RoadmapSection />
      <AmbassadorBand />
      <EnterpriseSection />
      <PartnerBanner partner={data.partner} />
      <FaqSection faqs={data.faqs} />
      <Disclaimer />
      <ClosingBand paused={data.paused} />
    </PageFrame>
  );
}
