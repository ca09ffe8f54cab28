import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/reply.ts';

/** Where the back office is: one document for all paths below it. */
export const adminPath = '/admin';

/**
 * Answers requests to unknown addresses: with a redirect if they only spell the address of a page differently; else
 * browsers with a page, if there is one, programs with the catalogue's JSON.
 *
 * @param paths of the pages.
 */
export function handleNotFound(
  server: FastifyInstance,
  paths: readonly string[],
  sendPage: ((request: FastifyRequest, reply: FastifyReply) => unknown) | undefined,
): void {
  server.setNotFoundHandler((request, reply) => {
    const meant = isRead(request) ? meantAddress(request.url, paths) : null;
    if (meant !== null) return reply.header('cache-control', 'no-cache').redirect(meant, 308);
    reply.header('vary', 'accept');
    return sendPage !== undefined && wantsPage(request) ? sendPage(request, reply) : sendNotFound(reply);
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether a person is reading: browsers accept HTML when they open an address, not when a page fetches something. */
const wantsPage = (request: FastifyRequest): boolean =>
  isRead(request) && /\btext\/html\b/.test(request.headers.accept ?? '');

/** What chats and mails take along at the end of a link. */
const trailing = /(?:[.,;:!)\]}'"*>]|%(?:20|22|27|29|3E|E2%80%9[CD89]))+$/i;

/**
 * The address of the page that an address means, with its query: in other case, with doubled slashes, or with a slash or
 * punctuation after it. Below the back office's address its own router reads the rest. It is always a path of this site.
 *
 * @returns null if it means no page.
 */
export function meantAddress(url: string, paths: readonly string[]): string | null {
  const at = url.search(/[?#]/);
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const segments = path
    .replace(trailing, '')
    .split('/')
    .filter((segment) => segment !== '');
  const typed = `/${segments.join('/')}`;
  const page = paths.find((each) => each.toLowerCase() === typed.toLowerCase());
  if (page !== undefined) return `${page}${query}`;
  const [first = '', ...rest] = segments;
  return `/${first.toLowerCase()}` === adminPath && first !== first.toLowerCase()
    ? `${[adminPath, ...rest].join('/')}${query}`
    : null;
}
