import type { PageData } from '@waitlist/backend/page-data';
import { useSite } from '../../../platform/site-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { joinWords } from '../../platform/join-words.ts';
import { sitePaths } from '../../platform/site-paths.ts';
import { ShareLink, StatusLink } from '../known-links.tsx';
import { island } from '../islands/islands.ts';
import { PageFrame } from '../../shell/page-frame.tsx';

/** The page behind Sign In and Sign Up until there is an app to sign in to. */
export function NotOpenPage({ paused }: Pick<PageData, 'paused'>) {
  const { name } = useSite().brand;
  return (
    <PageFrame>
      <div className="hero-light" />
      <div className="wrap py-16 lg:min-h-[34rem] lg:py-24">
        <p {...island('known')} className="text-small font-semibold text-accent">
          Early access
        </p>
        <h1 className="mt-3 text-display">{name} isn’t open yet</h1>
        <p className="mt-6 max-w-[34rem] text-lg leading-relaxed">
          There is no app to sign in to yet. We let people in from the waitlist
          <span className="if-new">
            {paused
              ? '. Sign-ups are paused for a moment; you can check your rank if you’re already on the list'
              : ': join to get early access, or check your rank if you’re already on it'}
          </span>
          .
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={`${sitePaths.home}?join`} variant="main" className="if-new max-sm:w-full">
            {joinWords(paused)}
          </ButtonLink>
          <ButtonLink href={sitePaths.status} className="if-new max-sm:w-full">
            Check your rank
          </ButtonLink>
          <StatusLink className="max-sm:grow max-sm:basis-1/3" />
          <ShareLink className="max-sm:grow max-sm:basis-1/3" />
        </div>
      </div>
    </PageFrame>
  );
}
