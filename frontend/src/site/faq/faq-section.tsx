import type { PageData } from '@waitlist/backend/page-data';
import { useSite } from '../../platform/site-context.tsx';
import { FaqItem } from '../../ui/faq-item.tsx';

/** The active questions and answers. */
export function FaqSection({ faqs }: Pick<PageData, 'faqs'>) {
  const { brand } = useSite();
  return (
    <section
      id="Faqs"
      aria-labelledby="faqs-heading"
      className="section-space border-t border-line deferred [--height:750px] lg:[--height:650px]"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <div className="self-start lg:sticky lg:top-28">
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
          {faqs.map((faq) => (
            <FaqItem key={faq.id} {...faq} />
          ))}
          {faqs.length === 0 && (
            <p className="py-6">There are no answers to show right now. Please write to support.</p>
          )}
        </div>
      </div>
    </section>
  );
}
