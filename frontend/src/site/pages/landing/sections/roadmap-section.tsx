import { PortfolioDrawing, SourcesDrawing } from './roadmap-drawings.tsx';
import { SectionHeading } from './section-heading.tsx';

const phases = [
  {
    name: 'Phase 2',
    state: 'Coming soon',
    title: 'More data sources, linked',
    text: 'Answers will draw on further data sources, linked to one another, so that a price, its news and its filings can be read together.',
    Drawing: SourcesDrawing,
  },
  {
    name: 'Phase 3',
    state: 'After that',
    title: 'Analysis of your portfolio',
    text: 'Portfolio-specific analysis: what an event means for what you hold, rather than for the market at large.',
    Drawing: PortfolioDrawing,
  },
] as const;

/** Its line draws itself once, when it first becomes visible. Without scripts or motion it is simply there. */
export function RoadmapSection() {
  return (
    <section
      id="FutureRoadmap"
      aria-labelledby="roadmap-heading"
      className="section-space border-t border-line deferred [--height:1100px] md:[--height:600px]"
    >
      <div className="wrap">
        <SectionHeading id="roadmap-heading" title="Future Roadmap">
          What’s next after early access, in the order we’re building it.
        </SectionHeading>
        <div data-reveals className="roadmap relative mt-12 pl-8 lg:pt-8 lg:pl-0">
          <span aria-hidden="true" className="roadmap-line" />
          <ol className="grid gap-6 lg:grid-cols-2">
            {phases.map(({ name, state, title, text, Drawing }) => (
              <li
                key={name}
                className="roadmap-phase card relative grid md:max-lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr]"
              >
                <div
                  aria-hidden="true"
                  className="grid place-items-center border-b border-line px-5 py-7 md:max-lg:border-r md:max-lg:border-b-0 lg:py-10"
                >
                  <Drawing />
                </div>
                <div className="p-6 md:max-lg:self-center lg:p-8">
                  <p className="flex flex-wrap items-center gap-3 text-small">
                    <span className="font-semibold text-accent">{name}</span>
                    <span className="rounded-full border border-line-2 px-3 py-0.5 text-caption text-fg-2">
                      {state}
                    </span>
                  </p>
                  <h3 className="mt-4 text-2xl leading-tight">{title}</h3>
                  <p className="mt-3">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
