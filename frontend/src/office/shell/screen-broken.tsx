import { RetryNotice } from '../ui/retry-notice.tsx';

/** In the place of a screen whose code could not be fetched, or that failed while it was drawn: the shell stays. */
export function ScreenBroken() {
  return (
    <RetryNotice
      message="This screen could not be loaded. Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
