import type { PrivateCookies } from '../../platform/http/request-context.ts';
import { statusCookie } from './status.rules.ts';
import type { StatusSession } from './status.service.ts';

/** Lets the browser see a status until the session expires. */
export function keepOpen(cookies: PrivateCookies, { session, validSeconds }: StatusSession): void {
  cookies.write(statusCookie, session, validSeconds);
}
