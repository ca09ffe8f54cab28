import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createError } from '@fastify/error';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const XsrfError = createError('XSRF', 'XSRF token mismatch', 403);

/**
 * XSRF protection for browser clients that copy the `XSRF-TOKEN` cookie into the `X-XSRF-TOKEN` header: reading a page
 * or an API resource sets the cookie, and if a writing request has both, they must match.
 */
const plugin: FastifyPluginCallback = (app, _options, done) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (isRead(request)) {
      if (request.cookies[cookieName] === undefined && handsOutCookie(request)) {
        const value = randomBytes(18).toString('base64url');
        reply.setCookie(cookieName, value, { sameSite: 'lax', secure: app.secureCookies, path: '/' });
      }
      return next();
    }
    const cookie = request.cookies[cookieName];
    const header = request.headers[headerName];
    next(
      cookie === undefined || header === undefined || same(cookie, String(header))
        ? undefined
        : new XsrfError(),
    );
  });
  done();
};

export const xsrfProtection = fp(plugin, { name: 'xsrf', dependencies: ['@fastify/cookie'] });

const isRead = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Pages and the REST API; not files, which stay cacheable by shared caches. */
const handsOutCookie = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith('/api/') || (headers.accept ?? '').includes('text/html');

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
