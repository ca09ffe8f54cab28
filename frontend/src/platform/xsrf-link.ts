import { SetContextLink } from '@apollo/client/link/context';
import { readCookie } from './cookie.ts';

/** Echoes the cookie that pages set, so that the server can tell this site's requests from other sites'. */
export const xsrfLink = new SetContextLink(({ headers }) => {
  const token = readCookie(document.cookie, 'XSRF-TOKEN');
  return token === null ? {} : { headers: { ...asHeaders(headers), 'X-XSRF-TOKEN': token } };
});

/** The headers that a previous link has set. */
export function asHeaders(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
