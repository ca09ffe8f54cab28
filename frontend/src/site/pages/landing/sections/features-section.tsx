import { CarouselFrame } from './carousel-frame.tsx';
import { featureCharts } from './feature-charts.tsx';
import { features } from './features.content.ts';
import { SectionHeading } from './section-heading.tsx';

export function FeaturesSection() {
  return (
    <section
      id="Features"
      aria-labelledby="features-heading"
      className="section-light section-space overflow-x-clip deferred [--height:650px]"
    >
      <div className="wrap">
        <SectionHeading id="features-heading" title="Research that shows its work">
          Questions every investor asks, answered with data you can check.
        </SectionHeading>
        <div className="mt-10 lg:mt-14">
          <CarouselFrame
            kind="features"
            label="Features"
            note="Illustrative data."
            slides={features.map((feature, index) => {
              const Chart = featureCharts[index];
              return {
                name: feature.title,
                content: (
                  <article className="card h-full overflow-hidden">
                    <div role="img" aria-label={feature.chart} className="border-b border-line bg-ink-2 p-4">
                      {Chart !== undefined && <Chart />}
                    </div>
                    <div className="p-6">
                      <h3 className="text-xl leading-snug">{feature.title}</h3>
                      <p className="mt-2 text-base leading-relaxed">{feature.text}</p>
                    </div>
                  </article>
                ),
              };
            })}
          />
        </div>
      </div>
    </section>
  );
}
