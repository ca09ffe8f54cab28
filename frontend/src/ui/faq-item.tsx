import { PlusIcon } from './icons.tsx';

interface FaqItemProps {
  id: string;
  question: string;
  answer: string;
}

/**
 * A question that expands to its answer, as visitors see it; the back office shows the same one as a preview. The
 * answer carries the id: a link to it makes the browser open it.
 */
export function FaqItem({ id, question, answer }: FaqItemProps) {
  return (
    <details name="faq" className="faq border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg text-fg sm:min-h-16 sm:py-4">
        <h3 className="font-medium tracking-normal">{question}</h3>
        <PlusIcon size={18} className="faq-sign shrink-0 text-fg-3" />
      </summary>
      <div id={`faq-${id}`} className="max-w-[40em] pb-6">
        <p className="whitespace-pre-line">{answer}</p>
        <a
          href={`#faq-${id}`}
          className="mt-3 inline-flex min-h-11 items-center text-small text-fg-3 underline underline-offset-4 hover:text-fg print:hidden"
        >
          Link to this answer
        </a>
      </div>
    </details>
  );
}
