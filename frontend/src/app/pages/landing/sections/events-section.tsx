import { SearchIcon } from '../../../../ui/icons.tsx';
import { controlLook } from '../../../../ui/control.ts';
import { eventTags, marketEvents } from './events.content.ts';
import { SectionHeading } from './section-heading.tsx';

/** The list is whole without script; with it, words and tags narrow it down. */
export function EventsSection() {
  return (
    <section aria-labelledby="events-heading" className="section-space border-t border-line">
      <div className="wrap">
        <SectionHeading id="events-heading" title="What an event has meant for prices">
          Look an event up and see how prices moved on the day after.
        </SectionHeading>
        <div data-event-filter className="card mt-10 p-5 sm:p-8">
          <search className="needs-script grid gap-4">
            <div className="relative">
              <SearchIcon size={18} className="absolute top-3.75 left-4 text-fg-3" />
              <input
                type="search"
                aria-label="Search Market Events"
                placeholder="Search Market Events"
                autoComplete="off"
                className={`${controlLook} pr-4 pl-11`}
              />
            </div>
            <div role="group" aria-label="Kind of event" className="flex flex-wrap gap-2">
              {eventTags.map((tag) => (
                <button key={tag} type="button" aria-pressed="false" data-tag={tag} className="tag-button">
                  {tag}
                </button>
              ))}
            </div>
            <p role="status" className="text-small text-fg-3">
              {marketEvents.length} sample events
            </p>
          </search>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {marketEvents.map(({ name, tag, move, up, held }) => (
              <li key={name} data-event={tag} className="rounded-control border border-line bg-ink p-5">
                <p className="text-caption text-sky">{tag}</p>
                <h3 className="mt-1.5 text-lg leading-snug">{name}</h3>
                <p className="figures mt-4 flex items-baseline justify-between gap-3 text-small">
                  <span className={`text-2xl font-semibold ${up ? 'text-up' : 'text-down'}`}>{move}</span>
                  <span className="text-fg-3">{held}</span>
                </p>
              </li>
            ))}
          </ul>
          <p data-no-match hidden className="rounded-control border border-line bg-ink p-5">
            No sample event fits. Try a shorter word, such as “rate”.
          </p>
          <p className="mt-5 text-caption text-fg-3">
            Illustrative data. Past moves say little about the next one.
          </p>
        </div>
      </div>
    </section>
  );
}
