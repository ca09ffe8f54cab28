import { RefetchEventManager, windowFocusSource } from '@apollo/client';

/** For clients: their queries hear that the page came back into view. Only polled queries act on it. */
export const refetchingOnReturn = {
  refetchEventManager: new RefetchEventManager({ sources: { windowFocus: windowFocusSource } }),
  defaultOptions: { watchQuery: { refetchOn: false } },
};

/** For queries: asked again at this interval while the page can be seen, and at once when it comes back into view. */
export const polled = (everyMs: number) => ({
  pollInterval: everyMs,
  skipPollAttempt: () => document.visibilityState === 'hidden',
  refetchOn: { windowFocus: true },
});
