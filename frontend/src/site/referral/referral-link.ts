import { enteredCode } from '@waitlist/backend/referral-rules';
import type { SessionStore } from '../../platform/session-store.ts';

const storeKey = 'invite'; // not renamed, so that open tabs keep their code across a deployment
const codePattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The referral code of the link that started this visit. `?ref=CODE` in the address takes precedence and is stored for
 * the tab's session, so that the site's other pages know it, too. What programs add to a link is left out; anything that
 * cannot be a code is ignored.
 */
export function readReferralLink(search: string, store: SessionStore): string | null {
  rememberReferralLink(search, store);
  return (isReferralLink(search) ? asCode(search) : null) ?? asCode(store.read(storeKey));
}

/** Stores the link as it is: a page that only passes it on need not read it. */
export function rememberReferralLink(search: string, store: SessionStore): void {
  if (isReferralLink(search)) store.write(storeKey, search);
}

const isReferralLink = (search: string): boolean => /(?:^|[?&;])ref(?:=|%3d)[^&#]/i.test(search);

/**
 * The address without its request for the form (`?join`, `?ref=CODE&join`), so that the form opens once, not again when
 * the visitor returns or reloads; null if the address does not request it.
 */
export function takeJoinRequest(href: string): string | null {
  const url = new URL(href);
  if (!url.searchParams.has('join')) return null;
  url.searchParams.delete('join');
  return url.href;
}

/** Forgets the code once it has been used. Returns the address without it, and without the way that it came. */
export function endReferralLink(href: string, store: SessionStore): string {
  store.remove(storeKey);
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()])
    if (/^(?:amp;)*(?:ref|via)$/i.test(name)) url.searchParams.delete(name);
  return url.href;
}

function asCode(text: string | null): string | null {
  const code = enteredCode(text ?? '');
  return codePattern.test(code) ? code : null;
}
