import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf, unauthenticated } from '../auth/access.ts';
import { identify } from '../auth/authentication.ts';
import { sendFailure } from '../http/reply.ts';
import { keyedHash, type Secrets } from '../secrets/secrets.ts';
import { lockedPage, type OutboxBrand } from './outbox.page.ts';

/** The token that opens the outbox. Derived from `APP_SECRET`, so that an open page survives a restart. */
export type OutboxToken = string;

export const outboxToken = (secrets: Secrets): OutboxToken => keyedHash(secrets.key('outbox'), 'outbox');

/** The address that opens the outbox in a browser. */
export const outboxLink = (publicUrl: string, token: OutboxToken): string =>
  `${publicUrl}/outbox?token=${token}`;

const cookieName = 'outbox';
/** Holds the session token of an ADMIN, who opened the outbox from the back office: it ends with the session. */
const sessionCookie = 'outbox-session';

/**
 * Admits requests that carry the token, in the address or in the cookie that replaces it, and requests of an ADMIN who
 * logged in. The messages hold codes and links that reset passwords, so no API key opens it. Others get 401, wherever
 * they come from: behind a proxy, every request comes from this machine.
 */
export function guardOutbox(app: FastifyInstance, token: OutboxToken, brand: OutboxBrand): void {
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (isSame(searchParams.get('token'), token)) {
      const { secureCookies: secure } = app;
      reply.setCookie(cookieName, token, { httpOnly: true, sameSite: 'strict', secure, path: '/outbox' });
      return reply.redirect(pathname, 303);
    }
    if (isSame(request.cookies[cookieName], token)) return undefined;
    const session = request.cookies[sessionCookie];
    if (session !== undefined) request.headers.authorization ??= `Bearer ${session}`;
    const refusal =
      (await identify(request)) ?? refusalOf(request.viewer, { requires: 'ADMIN', session: true });
    if (refusal === null) return undefined;
    if (refusal.code !== unauthenticated.code || !wantsPage(request)) return sendFailure(reply, refusal);
    reply.failureCode = refusal.code;
    return reply.code(401).type('text/html; charset=utf-8').send(lockedPage(brand));
  });
}

/** `POST /outbox` from the back office: the session of its token opens the outbox in this browser, too. */
export function openForSession(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [, token = ''] = request.headers.authorization?.split(' ') ?? [];
  const { secureCookies: secure } = request.server;
  return reply
    .setCookie(sessionCookie, token, { httpOnly: true, sameSite: 'strict', secure, path: '/outbox' })
    .code(204)
    .send();
}

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

function isSame(given: string | null | undefined, token: OutboxToken): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
