import { PageFrame } from '../../shell/page-frame.tsx';
import { StatusLoading } from '../../status/status-loading.tsx';
import { island } from '../islands/islands.ts';
import { LoadFailure } from '../load-failure.tsx';

/** Where users see their rank. */
export function StatusPage() {
  return (
    <PageFrame>
      <div className="hero-light" />
      <div className="wrap pt-12 pb-20 lg:pt-16">
        <h1 className="text-legal-title">Your status</h1>
        <p className="mt-3 mb-8 max-w-[40rem] text-lg leading-relaxed">
          Where you stand, who joined with your code, and what comes next. It stays up to date while this page
          is open.
        </p>
        <noscript>
          <p className="mb-8 max-w-[38rem] rounded-control border border-line px-4 py-3 text-fg">
            This page looks up your rank, and needs JavaScript for it. Your welcome message has your rank,
            code and link.
          </p>
        </noscript>
        {/* Its height is reserved, so nothing moves when the status loads. */}
        <div {...island('status')} className="min-h-[52rem] lg:min-h-[36rem] needs-script">
          <StatusLoading />
          <LoadFailure />
        </div>
      </div>
    </PageFrame>
  );
}
