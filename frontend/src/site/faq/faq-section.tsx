import { useSite } from '../../platform/site-context.tsx';
import { FaqItem } from '../../ui/faq-item.tsx';

/**
 * The questions and answers. Prerendered once for one of them, with tokens: when the server serves the page, it repeats
 * the content between `each` and `else` for every active FAQ, or shows the content after `else` if there are none.
 */
export function FaqSection() {
  const { brand } = useSite();
  return (
    <section
      id="Faqs"
      aria-labelledby="faqs-heading"
      className="section-space border-t border-line deferred [--height:750px] lg:[--height:650px]"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <div>
          <h2 id="faqs-heading" className="text-h2">
            Questions, answered
          </h2>
          <p className="mt-4">
            Something else on your mind?{' '}
            <a href={`mailto:${brand.supportEmail}`} className="text-link">
              Write to support
            </a>
            .
          </p>
        </div>
        <div className="border-t border-line">
          %each:faqs%
          <FaqItem id="%faq.id%" question="%faq.question%" answer="%faq.answer%" />
          %else:faqs%
          <p className="py-6">There are no answers to show right now. Please write to support.</p>
          %end:faqs%
        </div>
      </div>
    </section>
  );
}
