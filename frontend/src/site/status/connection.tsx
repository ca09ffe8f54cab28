import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectAmbassadorMutation } from '../../generated/site/status.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { tabStore } from '../../platform/session-store.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { forgetConnectToken } from './connect-token.ts';
import type { StatusState } from './use-status.ts';

export interface ConnectionProps {
  /** Of the link in the email to an accepted ambassador. */
  token: string;
  view: StatusState['view'];
  /** Loads the newest status. Returns what went wrong, if anything. */
  refresh: () => Promise<ApiError | null>;
}

/**
 * Connects an open status to the ambassador application of a link, once, and shows it; until
 * then, says what the login is for. What cannot work is forgotten; after any other failure, opening the page again tries again.
 */
export function Connection({ token, view, refresh }: ConnectionProps) {
  const toasts = useToasts();
  const [connect] = useConnectAmbassadorMutation();
  const isDone = useRef(false);
  const run = useEffectEvent(async () => {
    const answer = await attempt(() => connect({ variables: { token } }));
    if (answer.ok || answer.error.code === 'CONFLICT' || answer.error.code === 'STATUS_LINK_INVALID')
      forgetConnectToken(tabStore);
    if (!answer.ok) return toasts.error(answer.error.message);
    await refresh();
    toasts.success('You’re connected. Your ambassador figures are on this page.');
  });
  useEffect(() => {
    if (view !== 'open' || isDone.current) return;
    isDone.current = true;
    void run();
  }, [view]);
  return (
    view === 'signed-out' && (
      <Notice tone="calm" className="mb-5 max-w-xl">
        You’re a campus ambassador. Log in as you joined, and we’ll connect your sign-up. Not on the list yet?
        Join first, then come back.
      </Notice>
    )
  );
}
