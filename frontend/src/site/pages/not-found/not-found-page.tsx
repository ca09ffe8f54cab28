import { sitePaths } from '../../platform/site-paths.ts';
import { useSite } from '../../../platform/site-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ArrowLeftIcon, SearchIcon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';

/** Shown at addresses that do not exist, at any depth: every link in it is absolute. */
export function NotFoundPage() {
  const { supportEmail } = useSite().brand;
  return (
    <PageFrame>
      <div className="hero-light" />
      <div className="wrap grid items-center gap-x-16 gap-y-12 py-16 lg:min-h-[34rem] lg:grid-cols-[1fr_26rem] lg:py-24">
        <div>
          <p className="figures text-small font-semibold text-accent">404</p>
          <h1 className="mt-3 text-display">Page not found</h1>
          <p className="mt-6 max-w-[34rem] text-lg leading-relaxed">
            There is nothing at this address. The link may be old or have a typo. If a link on this site
            brought you here, please{' '}
            <a href={`mailto:${supportEmail}`} className="text-link">
              tell us
            </a>
            .
          </p>
          <ButtonLink href={sitePaths.home} variant="main" className="mt-8 max-sm:w-full">
            <ArrowLeftIcon size={18} />
            Back to home
          </ButtonLink>
        </div>
        <BrokenOffChart />
      </div>
    </PageFrame>
  );
}

/** Decoration: a search whose price line ends where the data does. */
function BrokenOffChart() {
  return (
    <div aria-hidden="true" className="card overflow-hidden max-sm:hidden">
      <p className="flex items-center gap-3 border-b border-line px-5 py-4 text-small text-fg">
        <SearchIcon className="text-accent" />
        Where is this page?
      </p>
      <svg viewBox="0 0 400 190" fill="none" className="w-full">
        <path d="M0 47.5h400M0 95h400M0 142.5h400" stroke="var(--color-line)" />
        <path
          d="M16 148l18-12 16 7 20-26 18 10 20-34 18 12 22-30 18 16 20-12 18 5"
          stroke="var(--color-accent)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="204" cy="84" r="5" fill="var(--color-accent)" />
        <path d="M204 20v150" stroke="var(--color-line-3)" strokeDasharray="3 5" />
        <path
          d="M216 84h168"
          stroke="var(--color-line-3)"
          strokeWidth="2"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
      </svg>
      <p className="border-t border-line px-5 py-4 text-small text-fg-2">No close matches found.</p>
    </div>
  );
}
