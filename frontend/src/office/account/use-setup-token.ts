import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token in the fragment of a setup link; null if the address has none, empty if the link was cut off. */
export function setupTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('setup');
}

/**
 * The token of the setup link that led here; null for visitors who came without one. It is removed from the address bar
 * immediately, and stays with the history entry, so that a reload does not turn the setup into an ordinary sign-up.
 */
export function useSetupToken(): string | null {
  const location = useLocation();
  const { hash, pathname, search } = location;
  const navigate = useNavigate();
  const found = setupTokenIn(hash);
  useEffect(() => {
    if (found !== null) void navigate(pathname + search, { replace: true, state: { setup: found } });
  }, [found, navigate, pathname, search]);
  return found ?? keptToken(location.state);
}

function keptToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('setup' in state)) return null;
  return typeof state.setup === 'string' ? state.setup : null;
}
