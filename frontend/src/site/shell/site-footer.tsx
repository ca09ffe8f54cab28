import { sitePaths } from '../platform/site-paths.ts';
import { legalPages } from '../legal/legal-pages.ts';
import { useSite } from '../../platform/site-context.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';

export function SiteFooter() {
  const { brand } = useSite();
  return (
    <footer className="border-t border-line">
      <div className="wrap py-12 text-small">
        <div className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-end">
          <div>
            <p className="flex items-center gap-2.5 text-lg font-semibold tracking-tight text-fg">
              <LogoMark size={24} />
              {brand.name}
            </p>
            <address className="mt-3 max-w-[22.5em] text-fg-2 not-italic">{brand.address}</address>
          </div>
          <div className="grid justify-items-start gap-1">
            <a href={sitePaths.status} className="inline-flex min-h-11 items-center text-link print:hidden">
              Check your rank
            </a>
            <a
              href={`mailto:${brand.supportEmail}`}
              className="inline-flex min-h-11 items-center justify-self-start break-all text-link"
            >
              {brand.supportEmail}
            </a>
          </div>
        </div>
        <div className="mt-8 flex flex-col gap-x-10 gap-y-4 border-t border-line pt-6 min-[900px]:flex-row min-[900px]:items-center min-[900px]:justify-between">
          <LegalLinks />
          <p className="text-fg-3">{brand.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

/** Side by side with separators from 900 px, below one another otherwise. */
function LegalLinks() {
  return (
    <nav aria-label="Legal" className="print:hidden">
      <ul className="flex flex-col sm:flex-row sm:flex-wrap sm:max-[899px]:gap-x-8 min-[900px]:divide-x min-[900px]:divide-line-2">
        {Object.values(legalPages).map(({ path, title }) => (
          <li
            key={path}
            className="min-[900px]:px-5 min-[900px]:first:pl-0 min-[900px]:last:pr-0 min-[900px]:leading-none"
          >
            <a
              href={path}
              className="inline-flex min-h-11 items-center text-fg-2 transition-colors hover:text-fg min-[900px]:min-h-6"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
