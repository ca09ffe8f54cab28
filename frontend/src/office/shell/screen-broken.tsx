import { RetryNotice } from '../ui/retry-notice.tsx';

/** Replaces a screen whose code could not be loaded, or that failed to render: the shell stays. */
export function ScreenBroken() {
  return (
    <RetryNotice
      message="This screen could not be loaded. Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
