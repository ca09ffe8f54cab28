import { startTransition, useEffect, useState } from 'react';
import { readInvite } from '../../../features/referral/invite.ts';
import { readLinkToken } from '../../../features/status/link-token.ts';
import { tabStore } from '../../../platform/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { StatusIsland } from '../../islands/status-island.tsx';
import { StillPage } from '../still-page.tsx';

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
        <div className="min-h-[52rem] lg:min-h-[36rem]">
          <StatusPart />
        </div>
      </div>
    </StillPage>
  );
}

interface Loaded {
  readonly Island: typeof StatusIsland;
  readonly token: string | null;
  readonly invitedBy: string | null;
}

/** Fetches what shows the status. The link's token leaves the address before anything else happens. */
function StatusPart() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<'fetching' | 'unreachable'>('fetching');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const invitedBy = readInvite(window.location.search, tabStore)?.code ?? null;
    const token = takeToken();
    fetchIsland().then(
      ({ StatusIsland: Island }) => startTransition(() => setLoaded({ Island, token, invitedBy })),
      () => setState('unreachable'),
    );
  }, [attempts]);
  if (loaded !== null) return <loaded.Island token={loaded.token} invitedBy={loaded.invitedBy} />;
  if (state === 'unreachable')
    return (
      <div className="max-w-xl">
        <Notice tone="trouble">This page could not be loaded. Check your connection and try again.</Notice>
        <Button
          className="mt-4"
          onClick={() => {
            setState('fetching');
            setAttempts(attempts + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    <p className="flex items-start gap-3" role="status">
      <Spinner />
      Looking up your place…
    </p>
  );
}

/** In steps, so that the page can answer between them: the client, which is most of it, then what shows the status. */
async function fetchIsland() {
  await import('../../../platform/apollo.tsx');
  await new Promise((then) => setTimeout(then));
  return import('../../islands/status-island.tsx');
}

let taken: string | null = null;

/** Kept for a second try, and for effects that run twice in development. */
function takeToken(): string | null {
  const token = readLinkToken(window.location.hash);
  if (token !== null) {
    taken = token;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return taken;
}
