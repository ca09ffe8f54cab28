import { Spinner } from '../../../ui/spinner.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { island } from '../islands/islands.ts';
import { LoadFailure } from '../load-failure.tsx';

/** Where the link of an invitation leads. */
export function InvitePage() {
  return (
    <PageFrame>
      <div className="hero-light" />
      <div className="wrap pt-12 pb-20 lg:pt-16">
        <noscript>
          <p className="max-w-[38rem] rounded-control border border-line px-4 py-3 text-fg">
            This page opens your invitation, and needs JavaScript for it. Your message has your code, too.
          </p>
        </noscript>
        <div {...island('invite')} className="min-h-[28rem] needs-script">
          <p role="status" className="flex items-center gap-3">
            <Spinner /> Opening your invitation
          </p>
          <LoadFailure />
        </div>
      </div>
    </PageFrame>
  );
}
