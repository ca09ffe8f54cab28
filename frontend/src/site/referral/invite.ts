import type { SessionStore } from '../../platform/session-store.ts';

const storeKey = 'invite';
const codePattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The friend's code that this visit began with: `?ref=CODE` in the address wins and is remembered for the tab's
 * session, so that the code is still there after walking about the site. Anything that cannot be a code is ignored.
 */
export function readInvite(search: string, store: SessionStore): string | null {
  const linked = asCode(new URLSearchParams(search).get('ref'));
  if (linked !== null) {
    store.write(storeKey, linked);
    return linked;
  }
  return asCode(store.read(storeKey));
}

/**
 * The address without its request for the form (`?join`, `?ref=CODE&join`), so that the form opens once, not again when
 * the visitor comes back or reloads; null when the address does not ask for it.
 */
export function takeJoinRequest(href: string): string | null {
  const url = new URL(href);
  if (!url.searchParams.has('join')) return null;
  url.searchParams.delete('join');
  return url.href;
}

/** Once used, an invitation is over. Answers the address without it. */
export function endInvite(href: string, store: SessionStore): string {
  store.remove(storeKey);
  const url = new URL(href);
  url.searchParams.delete('ref');
  return url.href;
}

function asCode(text: string | null): string | null {
  const code = text?.trim() ?? '';
  return codePattern.test(code) ? code : null;
}
