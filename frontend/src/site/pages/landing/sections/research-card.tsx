import type { ReactNode } from 'react';
import { CarouselFrame } from './carousel-frame.tsx';
import { companies, headlines, summary } from './research.content.ts';

/** Three typical uses, each with a made-up example: a screen, a company's summary, the news. */
export function ResearchCard() {
  return (
    <section
      aria-labelledby="research-heading"
      className="pb-16 sm:pb-20 lg:pb-28 deferred [--height:650px] md:[--height:500px]"
    >
      <div className="wrap">
        <div data-reveals className="blue-card rounded-card p-6 sm:p-10 lg:p-14">
          <h2 id="research-heading" className="sr-only">
            What you can do with it
          </h2>
          <CarouselFrame
            kind="single"
            label="What you can do"
            note="The companies, figures and headlines are invented examples."
            slides={[
              { name: 'screen', content: <ScreenSlide /> },
              { name: 'summary', content: <SummarySlide /> },
              { name: 'news', content: <NewsSlide /> },
            ]}
          />
        </div>
      </div>
    </section>
  );
}

function Slide({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.15fr] lg:items-center lg:gap-14">
      <div>
        <h3 className="text-[1.75rem] leading-tight sm:text-4xl">{title}</h3>
        <p className="mt-4 text-lg text-fg">{text}</p>
      </div>
      {children}
    </div>
  );
}

function ScreenSlide() {
  return (
    <Slide
      title="Screen markets in real time"
      text="Say what you are looking for, and watch the list change as prices do."
    >
      <ul aria-label="Example of a screen" className="figures grid gap-2">
        {companies.map(({ name, mark, price, change, up }) => (
          <li key={name} className="flex items-center gap-4 rounded-control bg-ink/70 px-4 py-2.5 sm:py-3">
            <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="none">
              <rect width="32" height="32" rx="9" fill="var(--color-fg)" />
              <path
                d={mark}
                stroke="var(--color-feature)"
                strokeWidth="2.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className="min-w-0 flex-1 leading-snug font-medium text-fg sm:flex sm:justify-between sm:gap-4">
              {name} <span className="font-normal text-fg-2 max-sm:block max-sm:text-caption">{price}</span>
            </span>
            <span className={`w-17 text-right font-medium ${up ? 'text-up' : 'text-down'}`}>{change}</span>
          </li>
        ))}
      </ul>
    </Slide>
  );
}

function SummarySlide() {
  return (
    <Slide
      title="Evaluate performance and outlook"
      text="A company on one screen: how it did, what is expected, and what could go wrong."
    >
      <div className="rounded-control bg-ink/70 p-5 sm:p-6">
        <p className="text-lg font-semibold text-fg">{summary.company}</p>
        <p className="mt-2 text-small">{summary.text}</p>
        <dl className="figures mt-4 grid grid-cols-3 gap-3 border-t border-line pt-4 text-small">
          {summary.figures.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-caption text-fg-2">{term}</dt>
              <dd className="font-semibold text-fg">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Slide>
  );
}

function NewsSlide() {
  return (
    <Slide title="Market News" text="The headlines that moved a price, beside the move they made.">
      <ul className="grid gap-2">
        {headlines.map(({ title, about }) => (
          <li key={title} className="rounded-control bg-ink/70 px-5 py-4">
            <p className="leading-snug font-medium text-fg">{title}</p>
            <Move of={about} />
          </li>
        ))}
      </ul>
    </Slide>
  );
}

/** A company and its move, as in the screen. */
function Move({ of }: { of: string }) {
  const company = companies.find(({ name }) => name === of);
  return (
    <p className="figures mt-1 text-small text-fg-2">
      {of} <span className={company?.up === true ? 'text-up' : 'text-down'}>{company?.change}</span>
    </p>
  );
}
