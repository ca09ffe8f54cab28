import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectAmbassadorMutation } from '../../generated/operations.ts';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { tabStore } from '../../platform/session-store.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { forgetConnectToken } from './connect-token.ts';

/**
 * Connects an open status to the ambassador application of a link, once, and shows it. What cannot work is forgotten; after any
 * other failure, opening the page again tries again.
 */
export function useConnection(
  token: string | null,
  isOpen: boolean,
  refresh: () => Promise<ApiError | null>,
): void {
  const toasts = useToasts();
  const [connect] = useConnectAmbassadorMutation();
  const isDone = useRef(false);
  const run = useEffectEvent(async (given: string) => {
    const answer = await attempt(() => connect({ variables: { token: given } }));
    if (answer.ok || answer.error.code === 'CONFLICT' || answer.error.code === 'STATUS_LINK_INVALID')
      forgetConnectToken(tabStore);
    if (!answer.ok) return toasts.error(answer.error.message);
    await refresh();
    toasts.success(answer.data.connectAmbassador.message);
  });
  useEffect(() => {
    if (token === null || !isOpen || isDone.current) return;
    isDone.current = true;
    void run(token);
  }, [token, isOpen]);
}
