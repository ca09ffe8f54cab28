let kept = '';

/** What the form to join begins with as email, until someone has joined or the page is left; empty: nothing. */
export const joinEmail = (): string => kept;

export function keepJoinEmail(email: string): void {
  kept = email;
}

/**
 * Keeps the email of a link that was sent there (`/?join#email=…`) and removes it from the address, so that it is in no
 * history entry and on no screenshot.
 */
export function keepLinkedEmail({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const email = new URLSearchParams(location.hash.slice(1)).get('email');
  if (email === null) return;
  kept = email.trim();
  history.replaceState(history.state, '', location.pathname + location.search);
}
