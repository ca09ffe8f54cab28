import { SetContextLink } from '@apollo/client/link/context';

/** Echoes the cookie that pages set, so that the server can tell this site's requests from other sites'. */
export const xsrfLink = new SetContextLink(({ headers }) => {
  const token = readCookie(document.cookie, 'XSRF-TOKEN');
  return token === null ? {} : { headers: { ...asHeaders(headers), 'X-XSRF-TOKEN': token } };
});

/** The headers that a previous link has set. */
export function asHeaders(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value of a cookie in `document.cookie`'s format; null if it is missing. */
function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}
