import type { ReactNode } from 'react';
import { SearchIcon } from '../../../ui/icons.tsx';
import { island } from '../islands/islands.ts';
import { AnswerChart } from './answer-chart.tsx';
import { cardWords, figuresOf, questions } from './market-data.ts';

const [first] = questions;
const [market, matches, before, answer, rest, mean, rose, worst] = cardWords(first, figuresOf(first));

/**
 * An example answer: question, chart, evidence, caveat. All of it is made up, and labeled so. The island answers the
 * other questions in the same places, lets visitors type, and opens the sources.
 */
export function AnswerCard() {
  return (
    <figure
      {...island('answer', '-100px')}
      className="deferred card relative min-w-0 overflow-hidden [--height:700px] shadow-[0_40px_90px_-40px_#000c]"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-3 sm:px-5">
        <SearchIcon size={18} className="shrink-0 text-accent" />
        <p
          data-question
          className="-ml-2 min-h-12 flex-1 min-w-0 content-center pl-2 text-base text-fg xl:min-h-9"
        >
          {first.question}
        </p>
      </div>
      <Examples />
      <div data-answer className="relative *:transition-opacity *:inert:opacity-10">
        <div className="px-4 pt-4 pb-3 sm:px-5">
          <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
            <span data-word className="font-medium text-fg">
              {market}
            </span>
            <span data-word className="text-fg-3">
              {matches}
            </span>
          </div>
          <AnswerChart />
        </div>
        <p className="min-h-26 border-t border-line px-4 py-3.5 text-small sm:min-h-19.5 sm:px-5">
          <span data-word>{before}</span>
          <strong data-word className="font-semibold text-fg">
            {answer}
          </strong>
          <span data-word>{rest}</span> <Sources />
        </p>
        <dl className="figures grid grid-cols-3 divide-x divide-line border-t border-line text-sm">
          <Figure term="Mean, 5 days" className="text-up">
            {mean}
          </Figure>
          <Figure term="Rose after" className="text-fg">
            {rose}
          </Figure>
          <Figure term="Worst case" className="text-down">
            {worst}
          </Figure>
        </dl>
      </div>
      <figcaption className="border-t border-line px-4 py-2.5 text-caption text-fg-3 sm:px-5">
        Illustrative data, not a real answer. Not investment advice.
      </figcaption>
    </figure>
  );
}

function Examples() {
  return (
    <div
      role="group"
      aria-label="Example questions"
      className="needs-script flex flex-wrap gap-2 px-4 pt-4 sm:px-5"
    >
      {questions.map(({ short }, index) => (
        <button key={short} type="button" aria-pressed={index === 0} className="tag-button">
          {short}
        </button>
      ))}
    </div>
  );
}

function Sources() {
  return (
    <span data-sources className="whitespace-nowrap">
      <span className="sr-only">Sources: </span>
      {first.sources.map((source, index) => (
        <span
          key={source}
          className="figures mr-1 inline-grid size-6 place-items-center rounded bg-ink-3 text-xs text-fg"
        >
          {index + 1}
        </span>
      ))}
    </span>
  );
}

interface FigureProps {
  term: string;
  className: string;
  children: ReactNode;
}

function Figure({ term, className, children }: FigureProps) {
  return (
    <div className="px-3 py-3.5 sm:px-5">
      <dt className="text-fg-3">{term}</dt>
      <dd data-word className={`text-lg font-semibold ${className}`}>
        {children}
      </dd>
    </div>
  );
}
