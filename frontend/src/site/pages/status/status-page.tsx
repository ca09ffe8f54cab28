import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { StatusLoading } from '../../status/status-loading.tsx';
import { island } from '../islands/islands.ts';

/** Where users see their rank. */
export function StatusPage() {
  return (
    <PageFrame>
      <div className="hero-light" />
      <div className="wrap pt-12 pb-20 lg:pt-16">
        <h1 className="text-legal-title">Your place on the list</h1>
        <p className="mt-3 mb-8 max-w-[40rem] text-lg leading-relaxed">
          Your exact rank, who joined with your code, and how to move up. It stays up to date.
        </p>
        <noscript>
          <p className="mb-8 max-w-[38rem] rounded-control border border-line px-4 py-3 text-fg">
            This page looks up your rank, and needs JavaScript for it. Your welcome message has your rank,
            code and link.
          </p>
        </noscript>
        {/* Its height is reserved, so nothing moves when the status comes. */}
        <div {...island('status')} className="min-h-[52rem] lg:min-h-[36rem]">
          <StatusLoading />
          <template data-load-failure>
            <div className="max-w-xl">
              <Notice tone="trouble">
                This page could not be loaded. Check your connection and try again.
              </Notice>
              <Button className="mt-4">Try again</Button>
            </div>
          </template>
        </div>
      </div>
    </PageFrame>
  );
}
