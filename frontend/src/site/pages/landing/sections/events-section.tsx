import { SearchIcon } from '../../../../ui/icons.tsx';
import { controlStyle } from '../../../../ui/control.ts';
import { island } from '../../islands/islands.ts';
import { CarouselFrame } from './carousel-frame.tsx';
import { signed } from '../market-data.ts';
import { EventChart } from './event-chart.tsx';
import { eventTags, marketEvents, type MarketEvent } from './events.content.ts';
import { SectionHeading } from './section-heading.tsx';

const boxLabel = 'Search Market Events';
const boxStyle = `${controlStyle} pr-4 pl-11`;

/** Without scripts, every event can be scrolled to. The island adds a search box and tags that filter the slider. */
export function EventsSection() {
  return (
    <section
      aria-labelledby="events-heading"
      className="section-space border-t border-line deferred [--height:950px] md:[--height:700px]"
    >
      <div className="wrap">
        <SectionHeading id="events-heading" title="How events move prices">
          Look up an event and see what prices did next.
        </SectionHeading>
        <div {...island('event-filter', '300px')} className="card mt-8 p-4 sm:p-8 lg:mt-10">
          <search className="needs-script mb-6 grid gap-4 lg:grid-cols-[1fr_auto] lg:items-center">
            <div className="relative">
              <SearchIcon size={18} className="absolute top-3.75 left-4 text-fg-3" />
              {/* The island replaces it: browsers render everything around an <input>, even far down in a deferred
                  section. */}
              <template data-search-box>
                <input
                  type="search"
                  aria-label={boxLabel}
                  placeholder={boxLabel}
                  autoComplete="off"
                  className={boxStyle}
                />
              </template>
              <p aria-hidden="true" className={`${boxStyle} flex items-center text-fg-3`}>
                {boxLabel}
              </p>
            </div>
            <div role="group" aria-label="Kind of event" className="flex flex-wrap gap-2">
              {eventTags.map((tag) => (
                <button key={tag} type="button" aria-pressed="false" data-tag={tag} className="tag-button">
                  {tag}
                </button>
              ))}
            </div>
            <p role="status" className="sr-only" />
          </search>
          <div data-matches>
            <CarouselFrame
              kind="single"
              isControlled
              label="Market events"
              note="Illustrative data. Past moves don’t predict future ones."
              slides={marketEvents.map((event) => ({
                name: event.name,
                tag: event.tag,
                content: <Event event={event} />,
              }))}
            />
          </div>
          <p data-no-match hidden className="rounded-control border border-line bg-ink p-5">
            No sample event fits. Try a shorter word, such as “rate”.
          </p>
        </div>
      </div>
    </section>
  );
}

function Event({ event: { name, tag, text, closes, outcome } }: { event: MarketEvent }) {
  const [dayAfter, , , , daysAfter] = closes;
  return (
    <article className="grid h-full gap-6 rounded-control border border-line bg-ink p-5 sm:p-8 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-10 lg:gap-14">
      <div>
        <p className="text-caption font-medium text-sky">{tag}</p>
        <h3 className="mt-2 text-2xl leading-tight lg:text-3xl">{name}</h3>
        <p className="mt-3">{text}</p>
        <dl className="figures mt-5 grid grid-cols-[auto_auto_1fr] gap-x-5 sm:gap-x-6 lg:gap-x-10">
          <Figure term="Day 1" value={signed(dayAfter)} color={colorOf(dayAfter)} />
          <Figure term="Day 5" value={signed(daysAfter)} color={colorOf(daysAfter)} />
          <Figure term={outcome.term} value={outcome.value} color="text-fg" />
        </dl>
      </div>
      <EventChart closes={closes} />
    </article>
  );
}

const colorOf = (change: number) => (change < 0 ? 'text-down' : 'text-up');

function Figure({ term, value, color }: { term: string; value: string; color: string }) {
  return (
    <div>
      <dt className="text-caption text-fg-3">{term}</dt>
      <dd className={`text-xl leading-tight font-semibold whitespace-nowrap lg:text-2xl ${color}`}>
        {value}
      </dd>
    </div>
  );
}
