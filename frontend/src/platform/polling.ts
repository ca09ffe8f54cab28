import { RefetchEventManager, windowFocusSource } from '@apollo/client';

/** For clients: notifies their queries when the page becomes visible again. Only polled queries react. */
export const refetchingOnReturn = {
  refetchEventManager: new RefetchEventManager({ sources: { windowFocus: windowFocusSource } }),
  defaultOptions: { watchQuery: { refetchOn: false } },
};

/** For queries: polls at this interval while the page is visible, and immediately when it becomes visible again. */
export const polled = (everyMs: number) => ({
  pollInterval: everyMs,
  skipPollAttempt: () => document.visibilityState === 'hidden',
  refetchOn: { windowFocus: true },
});
