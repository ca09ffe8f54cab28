import type { SessionStore } from '../../platform/session-store.ts';

const storeKey = 'invite';
const codePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** An invitation by a friend: their code, and whether this very page was opened through their link. */
export interface Invite {
  readonly code: string;
  readonly fromLink: boolean;
}

/**
 * The invitation that this visit began with: `?ref=CODE` in the address wins and is remembered for the tab's
 * session, so that the code is still there after walking about the site. Anything that cannot be a code is ignored.
 */
export function readInvite(search: string, store: SessionStore): Invite | null {
  const linked = asCode(new URLSearchParams(search).get('ref'));
  if (linked !== null) {
    store.write(storeKey, linked);
    return { code: linked, fromLink: true };
  }
  const remembered = asCode(store.read(storeKey));
  return remembered === null ? null : { code: remembered, fromLink: false };
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
