import type { PageData } from '@waitlist/backend/page-data';
import { ArrowRightIcon } from '../../../../ui/icons.tsx';
import { ShareLink } from '../../known-links.tsx';
import { JoinAction } from '../join-action.tsx';

/** The end of the page: the form once more, for those who have read this far. */
export function ClosingBand({ paused }: Pick<PageData, 'paused'>) {
  const arrow = <ArrowRightIcon size={18} />;
  return (
    <section
      aria-labelledby="closing-heading"
      className="relative isolate border-t border-line py-20 text-center deferred [--height:350px] lg:py-28"
    >
      <div className="hero-light" />
      <div className="wrap">
        <h2 id="closing-heading" className="text-display">
          What will you ask first?
        </h2>
        <p className="mx-auto mt-6 max-w-[34rem] text-lg">
          <span className="if-new">
            {paused
              ? 'Sign-ups are paused for a moment. Leave your email, and we’ll tell you when they reopen.'
              : 'Join in a minute, and see your rank at once.'}
          </span>
          <span className="if-known">Every friend who joins earns you points.</span>
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <JoinAction
            paused={paused}
            className="max-sm:grow max-sm:basis-1/3"
            icon={arrow}
            known={<>See status {arrow}</>}
          />
          <ShareLink className="max-sm:grow max-sm:basis-1/3" />
        </div>
      </div>
    </section>
  );
}
