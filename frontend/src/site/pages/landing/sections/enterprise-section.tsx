import type { ReactNode } from 'react';
import { useSite } from '../../../../platform/site-context.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { SectionHeading } from './section-heading.tsx';

const steps = [
  {
    title: 'Integrate AI search and chat through SDKs and APIs',
    text: 'Your clients ask in your own product; the answer comes with its sources.',
  },
  {
    title: 'Ingest all forms of unstructured data',
    text: 'Research notes, filings, transcripts, emails: searched beside the market’s data.',
  },
] as const;

/** At most 34 characters a line: what a phone has room for. */
const question = `const answer = await search({
  question: 'Banks, rate pauses?',
  sources: ['prices', 'notes'],
});`;

const answer = `{
  summary: 'Up after 8 of 12.',
  evidence: [
    { prices: '+1.3%' },
    { notes: 'page 4' },
  ],
}`;

const codeStyle =
  'px-5 py-4 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap text-fg sm:px-6 sm:py-5 sm:text-sm';

const colors = [
  { of: /^'/, className: 'text-accent' },
  { of: /^[a-z]/, className: 'text-sky' },
] as const;

/** Texts and keywords in different colors; the words stay the same. */
function colored(text: string): ReactNode {
  return text.split(/('[^']*'|\b(?:const|await)\b)/).map((part, index) => {
    const color = index % 2 === 1 ? colors.find(({ of }) => of.test(part)) : undefined;
    if (color === undefined) return part;
    return (
      <span key={index} className={color.className}>
        {part}
      </span>
    );
  });
}

export function EnterpriseSection() {
  const { brand } = useSite();
  return (
    <section
      id="Enterprise"
      aria-labelledby="enterprise-heading"
      className="section-light section-space border-t border-line deferred [--height:950px] lg:[--height:500px]"
    >
      <div className="wrap grid gap-8 sm:gap-12 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
          <SectionHeading id="enterprise-heading" title="Enterprise AI Plan For FIs">
            The same search and chat for financial institutions, in your product and on your documents.
          </SectionHeading>
          <ol className="mt-8 grid gap-6">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="figures grid size-9 shrink-0 place-items-center rounded-full border border-line-2 font-semibold text-accent"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl leading-snug">{title}</h3>
                  <p className="mt-1.5">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink
            href={`mailto:${brand.supportEmail}?subject=Enterprise%20plan`}
            className="mt-8 max-sm:w-full"
          >
            Ask about the plan
          </ButtonLink>
        </div>
        <figure className="card min-w-0 overflow-hidden">
          <p className="border-b border-line px-5 py-3.5 font-mono text-caption text-fg-2 sm:px-6">
            your-product.ts
          </p>
          <pre className={codeStyle}>
            <code>{colored(question)}</code>
          </pre>
          <p className="figures flex items-center gap-2 border-y border-line bg-ink/60 px-5 py-2.5 font-mono text-caption text-fg-2 sm:px-6">
            <span aria-hidden="true" className="size-2 rounded-full bg-up" />
            What comes back
          </p>
          <pre className={codeStyle}>
            <code>{colored(answer)}</code>
          </pre>
          <figcaption className="border-t border-line px-5 py-3 text-caption text-fg-3 sm:px-6">
            Illustrative code: the shape of an integration, not a published interface.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
