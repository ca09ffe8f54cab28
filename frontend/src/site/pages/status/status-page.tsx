import { StillPage } from '../static-page.tsx';
import { StatusPart, statusPartId } from './status-part.tsx';

/** Where those who joined see how they stand. */
export function StatusPage() {
  return (
    <StillPage>
      <div className="hero-light" />
      <div className="wrap pt-12 pb-20 lg:pt-16">
        <h1 className="text-legal-title">Your place on the list</h1>
        <p className="mt-3 mb-8 max-w-[40rem] text-lg leading-relaxed">
          Where you stand right now, who joined with your code, and how to rise. For as long as you look, it
          keeps itself up to date.
        </p>
        <noscript>
          <p className="mb-8 max-w-[38rem] rounded-control border border-line px-4 py-3 text-fg">
            This page looks your place up while you watch, and needs JavaScript for it. Your rank, code and
            link stand in your welcome message, too.
          </p>
        </noscript>
        {/* Its room is kept, so that nothing moves when it comes. */}
        <div id={statusPartId} className="min-h-[52rem] lg:min-h-[36rem]">
          <StatusPart />
        </div>
      </div>
    </StillPage>
  );
}
