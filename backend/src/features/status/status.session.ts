import type { PrivateCookies } from '../../platform/http/request-context.ts';
import { knownCookie, knownValidSeconds, statusCookie } from './status.rules.ts';
import type { StatusSession } from './status.service.ts';

/** Lets the browser see a status until the session expires, and the user's rank for longer. */
export function keepOpen(cookies: PrivateCookies, { session, validSeconds, known }: StatusSession): void {
  cookies.write(statusCookie, session, validSeconds);
  cookies.write(knownCookie, known, knownValidSeconds);
  cookies.mark(knownCookie, knownValidSeconds);
}

/** Lets the browser see nothing of a user anymore. */
export function forget(cookies: PrivateCookies): void {
  cookies.clear(statusCookie);
  cookies.clear(knownCookie);
}
