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
    text: 'Research notes, filings, transcripts, mails: searched beside the market’s data.',
  },
] as const;

const code = `const answer = await client.search({
  question: 'Banks after rate pauses?',
  sources: ['prices', 'your-notes'],
});

answer.summary;   // in plain words
answer.evidence;  // dates, figures`;

const colours = [
  { of: /^\/\//, className: 'text-fg-3' },
  { of: /^'/, className: 'text-volt' },
  { of: /^[a-z]/, className: 'text-sky' },
] as const;

/** Comments, texts and keywords in colours of their own; the words stay as they are. */
function coloured(text: string): ReactNode {
  return text.split(/(\/\/.*|'[^']*'|\b(?:const|await)\b)/).map((part, index) => {
    const colour = index % 2 === 1 ? colours.find(({ of }) => of.test(part)) : undefined;
    if (colour === undefined) return part;
    return (
      <span key={index} className={colour.className}>
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
      className="section-light section-space border-t border-line"
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
                  className="figures grid size-9 shrink-0 place-items-center rounded-full border border-line-2 font-semibold text-volt"
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
          <pre className="p-5 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap text-fg sm:p-6 sm:text-sm lg:text-base lg:leading-relaxed">
            <code>{coloured(code)}</code>
          </pre>
          <figcaption className="border-t border-line px-6 py-3 text-caption text-fg-3">
            Illustrative code: the shape of an integration, not a published interface.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
