/** The token of a mailed link, from the fragment of its address; null when there is none. */
export function readLinkToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('open')?.trim() ?? '';
  return token === '' ? null : token;
}

/** Reads the token and takes it out of the address, so that it stays in no history entry and on no screenshot. */
export function takeLinkToken({ location, history }: Pick<Window, 'location' | 'history'>): string | null {
  const token = readLinkToken(location.hash);
  if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
