import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../deadline.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { Invitation } from './page-data.ts';

/** Whose referral links visitors open. */
export interface Invitations {
  /** The code in the query of a link; null if there is none. */
  readonly codeIn: (query: string) => string | null;
  /** Null if no one has the code. */
  readonly find: (code: string) => Promise<Invitation | null>;
  /** Finding one counts as a call: what the page says is no faster to collect than what the API says. */
  readonly limits: Pick<RequestLimits, 'take'>;
}

/** The page that referral links lead to. */
const invitedPath = '/';
/** How long a page is kept for a code, and for how many codes: a picture of a link is often fetched by several at once. */
const kept = { max: 50, ttl: 5000 } as const;
/** How long a visitor waits for it before they get the usual page. */
const withinMs = 1000;

/**
 * Renders the page of a referral link for a request.
 *
 * @returns null for the usual page: without a code, with one that no one has, over the limit, or if it cannot be rendered.
 */
export function invitationsTo<Page>(
  path: string,
  { codeIn, find, limits }: Invitations,
  render: (invitation: Invitation) => Promise<Page>,
): (request: Pick<FastifyRequest, 'url' | 'clientAddress'>) => Promise<Page | null> {
  const pages = new LRUCache<string, Promise<Page | null>>(kept);
  const renderFor = async (code: string): Promise<Page | null> => {
    const invitation = await find(code);
    return invitation === null ? null : render(invitation);
  };
  return async ({ url, clientAddress }) => {
    const at = path === invitedPath ? url.indexOf('?') : -1;
    const code = at < 0 ? null : codeIn(url.slice(at));
    if (code === null || limits.take('call', clientAddress) !== null) return null;
    const known = pages.get(code);
    if (known !== undefined) return known;
    const page = withDeadline(renderFor(code), withinMs).catch(() => null);
    pages.set(code, page);
    return page;
  };
}
