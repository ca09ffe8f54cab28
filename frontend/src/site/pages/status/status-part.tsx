import { startTransition, useEffect, useState } from 'react';
import { readInvite } from '../../referral/invite.ts';
import { readLinkToken } from '../../status/link-token.ts';
import { tabStore } from '../../../platform/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { StatusIsland } from '../islands/status-island.tsx';

interface Loaded {
  readonly Island: typeof StatusIsland;
  readonly token: string | null;
  readonly invitedBy: string | null;
}

/** The id of the element that {@link StatusPart} fills. */
export const statusPartId = 'status';

/** Fetches what shows the status. The link's token leaves the address before anything else happens. */
export function StatusPart() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<'fetching' | 'unreachable'>('fetching');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const invitedBy = readInvite(window.location.search, tabStore)?.code ?? null;
    const token = takeToken();
    import('../islands/status-island.tsx').then(
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
