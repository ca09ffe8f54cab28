import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { isLoadFailure, reloadForNewRelease } from '../../platform/new-release.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';

/** Replaces a screen whose code could not be loaded, or that failed to render: the shell stays. */
export function ScreenBroken() {
  const error = useRouteError();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isLoadFailure(error)) void reloadForNewRelease(pathname);
  }, [error, pathname]);
  return (
    <RetryNotice
      message="This screen couldn’t be loaded. Try again."
      onRetry={() => window.location.reload()}
    />
  );
}
