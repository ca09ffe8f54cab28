import { SearchIcon } from '../../../ui/icons.tsx';
import { drawnOutlooks, fallDays, inWords, outlookFigures, signed } from './market-data.ts';
import { AnswerChart } from './answer-chart.tsx';

/** An example answer: question, chart, evidence, caveat. All of it is made up, and labeled so. */
export function AnswerCard() {
  return (
    <figure className="deferred card relative min-w-0 overflow-hidden [--height:650px] shadow-[0_40px_90px_-40px_#000c]">
      <div className="flex items-center gap-3 border-b border-line px-4 py-3.5 sm:px-5">
        <SearchIcon size={18} className="shrink-0 text-accent" />
        <p className="text-small text-fg">When did banks last fall {inWords(fallDays)} days running?</p>
      </div>
      <div className="px-4 pt-4 pb-3 sm:px-5">
        <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
          <span className="font-medium text-fg">Bank index, daily</span>
          <span className="text-fg-3">
            {outlookFigures.matches} close matches, {drawnOutlooks.length} drawn
          </span>
        </div>
        <AnswerChart />
      </div>
      <p className="border-t border-line px-4 py-3.5 text-small sm:px-5">
        Before this one, from <strong className="font-semibold text-fg">September 9 to 19, 2024</strong>.
        After similar falls, banks tended to win some of it back within a week. <Sources />
      </p>
      <dl className="figures grid grid-cols-3 border-t border-line text-sm">
        <Figure term="Mean, 5 days" value={signed(outlookFigures.mean)} className="text-up" />
        <Figure
          term="Rose after"
          value={`${outlookFigures.rose} of ${outlookFigures.matches}`}
          className="border-l border-line text-fg"
        />
        <Figure
          term="Worst case"
          value={signed(outlookFigures.worst)}
          className="border-l border-line text-down"
        />
      </dl>
      <figcaption className="border-t border-line px-4 py-2.5 text-caption text-fg-3 sm:px-5">
        Illustrative data, not a real answer. Not investment advice.
      </figcaption>
    </figure>
  );
}

function Sources() {
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">Sources: </span>
      {[1, 2, 3].map((source) => (
        <span
          key={source}
          className="figures mr-1 inline-grid size-5 place-items-center rounded bg-ink-3 text-xs text-fg"
        >
          {source}
        </span>
      ))}
    </span>
  );
}

function Figure({ term, value, className }: { term: string; value: string; className: string }) {
  return (
    <div className={`px-3 py-3.5 sm:px-5 ${className}`}>
      <dt className="text-fg-3">{term}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}
