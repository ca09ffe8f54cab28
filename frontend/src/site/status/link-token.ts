/** The token of an emailed link, from the fragment of its address; null if there is none. */
export function readLinkToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('open')?.trim() ?? '';
  return token === '' ? null : token;
}

/** Reads the token and removes it from the address, so that it is in no history entry and on no screenshot. */
export function takeLinkToken({ location, history }: Pick<Window, 'location' | 'history'>): string | null {
  const token = readLinkToken(location.hash);
  if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
