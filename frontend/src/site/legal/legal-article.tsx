import { ArrowLeftIcon, ArrowRightIcon, ChevronDownIcon } from '../../ui/icons.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { legalFacts } from './legal-facts.ts';
import { legalPages, type LegalPageLink } from './legal-pages.ts';

/** A legal text with its date, its table of contents and a link back. Complete without any script. */
export function LegalArticle({ document }: { document: LegalDocument }) {
  const { page, sections } = document;
  return (
    <>
      <div className="absolute inset-x-0 top-0 -z-10 h-[36rem] print:hidden">
        <div className="hero-light" />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 pb-20 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:pt-10 lg:pb-28 print:block">
        <aside className="max-lg:hidden print:hidden">
          <nav
            aria-label="Contents"
            className="sticky top-21 -mx-3 max-h-[calc(100dvh-5.25rem)] overflow-y-auto px-3 py-3"
          >
            <p className="mb-3 text-caption font-semibold text-fg">Contents</p>
            <ContentsList sections={sections} />
          </nav>
        </aside>
        <article className="w-full max-w-[44em] print:max-w-none">
          <ArticleHead document={document} />
          <details className="group card mt-8 lg:hidden print:hidden">
            <summary className="flex min-h-13 list-none items-center justify-between px-5 font-medium text-fg [&::-webkit-details-marker]:hidden">
              Contents
              <ChevronDownIcon className="transition-transform group-open:rotate-180" />
            </summary>
            <nav aria-label="Contents" className="px-5 pb-4">
              <ContentsList sections={sections} />
            </nav>
          </details>
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} section={section} />
          ))}
          <OtherPages current={page} />
        </article>
      </div>
    </>
  );
}

function ArticleHead({ document: { page, changed, purpose, inShort } }: { document: LegalDocument }) {
  return (
    <header>
      <a
        href={sitePaths.home}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-1 text-small text-fg-2 transition-colors hover:text-fg print:hidden"
      >
        <ArrowLeftIcon size={18} />
        Back to home
      </a>
      <h1 className="mt-4 text-legal-title">{page.title}</h1>
      <p className="mt-5 text-lg leading-relaxed text-fg-2">{purpose}</p>
      <p className="mt-4 text-small text-fg-3">
        Effective <time dateTime={legalFacts.date.iso}>{legalFacts.date.text}</time>
        {changed !== null && changed.iso > legalFacts.date.iso && (
          <>
            {' · Last changed '}
            <time dateTime={changed.iso}>{changed.text}</time>
          </>
        )}
      </p>
      <section aria-labelledby="in-short" className="card mt-8 px-5 py-5 sm:px-7 sm:py-6">
        <h2 id="in-short" className="text-lg">
          In short
        </h2>
        <ul className="mt-3 grid gap-3 text-small">
          {inShort.map((point, index) => (
            <li key={index} className="grid grid-cols-[0.5rem_1fr] gap-3">
              <span className="mt-[0.5625rem] size-1.5 rounded-full bg-accent" />
              <span className="prose">{point}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t border-line pt-3.5 text-caption text-fg-3">
          This summary helps you find your way. The full text below is what counts.
        </p>
      </section>
    </header>
  );
}

function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className="border-l border-line">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex gap-2.5 border-l border-transparent py-1.5 pl-4 text-small leading-snug text-fg-2 transition-colors hover:border-accent hover:text-fg max-lg:min-h-11 max-lg:items-center"
          >
            <span className="figures min-w-[1.5em] shrink-0 text-fg-3">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A section; its heading links to itself, so that its address can be copied. */
function Section({ number, section: { id, title, text } }: { number: number; section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="deferred mt-12">
      <h2 id={id} className="text-legal-heading target:text-accent">
        <a href={`#${id}`} className="group flex gap-3 rounded-lg">
          <span className="figures shrink-0 text-fg-3">{number}.</span>
          <span>
            {title}
            <span
              aria-hidden="true"
              className="ml-2 text-fg-3 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
            >
              #
            </span>
          </span>
        </a>
      </h2>
      <div className="prose mt-4">{text}</div>
    </section>
  );
}

function OtherPages({ current }: { current: LegalPageLink }) {
  return (
    <nav aria-label="Other policies" className="mt-16 border-t border-line pt-8 print:hidden">
      <ul className="grid gap-3 sm:grid-cols-2">
        {Object.values(legalPages)
          .filter(({ path }) => path !== current.path)
          .map(({ path, title }) => (
            <li key={path}>
              <a
                href={path}
                className="card flex h-full min-h-16 items-center justify-between gap-4 px-5 py-4 font-medium text-fg transition-colors hover:border-line-3"
              >
                {title}
                <ArrowRightIcon className="shrink-0 text-fg-3" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
