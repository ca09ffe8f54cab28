import type { SessionStore } from '../../platform/session-store.ts';

const storeKey = 'ambassador';

/** The token of the link in the email to an accepted ambassador, from the fragment of its address; null if there is none. */
export function readConnectToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('ambassador')?.trim() ?? '';
  return token === '' ? null : token;
}

/**
 * Reads the token and removes it from the address. The tab keeps it until it is used: someone who opens the link
 * may have to join first.
 */
export function takeConnectToken(
  { location, history }: Pick<Window, 'location' | 'history'>,
  store: SessionStore,
): string | null {
  const token = readConnectToken(location.hash);
  if (token === null) return store.read(storeKey);
  store.write(storeKey, token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export const forgetConnectToken = (store: SessionStore): void => store.remove(storeKey);
