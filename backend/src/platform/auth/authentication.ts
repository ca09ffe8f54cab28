import type { FastifyPluginCallback, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { failure, type Failure, type Outcome } from '../errors/error-catalogue.ts';
import { sendFailure } from '../http/reply.ts';
import { type Access, refusalOf, unauthenticated } from './access.ts';
import type { Authenticate, Viewer } from './viewer.ts';

/** Rejects every token. */
const rejectEveryToken: Authenticate = () => Promise.resolve(unauthenticated);

/**
 * Resolves the viewer of every route that declares its access (`config: { requires: … }`) before its body is read, and
 * rejects callers without permission. An invalid token is rejected on open routes, too.
 */
const plugin: FastifyPluginCallback<{ readonly authenticate?: Authenticate }> = (app, options, done) => {
  app.decorate('authenticate', options.authenticate ?? rejectEveryToken);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, reply, next) => {
    const access = accessOf(request.routeOptions.config);
    if (access === null || (access.requires === 'NOTHING' && !bringsToken(request))) return next();
    identify(request).then((bad) => {
      const refusal = bad ?? refusalOf(request.viewer, access);
      if (refusal === null) return next();
      if (refusal.code !== 'FORBIDDEN') reply.header('www-authenticate', challengeOf(request));
      sendFailure(reply, refusal);
    }, next);
  });
  done();
};

export const authentication = fp(plugin, { name: 'authentication' });

/**
 * Reads the request's bearer token, once, and sets `request.viewer`; without a token it stays null.
 *
 * @returns why the token is rejected: UNAUTHENTICATED, SESSION_EXPIRED or SESSION_ENDED; null when it is valid or missing.
 */
export async function identify(request: FastifyRequest): Promise<Failure | null> {
  const outcome = await bearerOf(request);
  if (!outcome.ok) return outcome;
  request.viewer = outcome.viewer;
  return null;
}

/** Whether there is anything for {@link identify} to read. */
export const bringsToken = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** The owner of the request's token; null without one. Fails with UNAUTHENTICATED, SESSION_EXPIRED or SESSION_ENDED. */
export async function bearerOf(request: FastifyRequest): Promise<Outcome<{ viewer: Viewer | null }>> {
  const { authorization } = request.headers;
  const read = (takesBasic(request) ? readBasic(authorization) : null) ?? readBearer(authorization);
  if (!read.ok) return read;
  return read.token === null ? { ok: true, viewer: null } : request.server.authenticate(read.token);
}

/** The access a route requires. @throws if it does not declare any. */
export function demandAccess({ url, method, config }: RouteOptions): Access {
  const access = accessOf(config ?? {});
  if (access !== null) return access;
  throw new Error(
    `${[method].flat().join(', ')} ${url} does not declare its access: config: { requires: … }`,
  );
}

function accessOf({ requires, session, key, scope }: Partial<Access>): Access | null {
  if (requires === undefined) return null;
  return {
    requires,
    ...(session === undefined ? {} : { session }),
    ...(key === undefined ? {} : { key }),
    ...(scope === undefined ? {} : { scope }),
  };
}

const takesBasic = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.takesBasic === true;

/** How to authenticate; some senders only send a password when they are challenged. */
const challengeOf = (request: FastifyRequest): string =>
  takesBasic(request) ? 'Basic realm="API key as the password", Bearer' : 'Bearer';

/**
 * The password of HTTP Basic (RFC 7617), which callers that can't send a token use to send a key; null for any other
 * scheme.
 */
function readBasic(header: string | undefined): Outcome<{ token: string }> | null {
  const encoded = /^basic +([\w+/-]{1,2000}=*)$/i.exec(header?.trim() ?? '')?.[1];
  if (encoded === undefined) return null;
  const credentials = Buffer.from(encoded, 'base64').toString();
  const colon = credentials.indexOf(':');
  return colon === -1 ? unauthenticated : { ok: true, token: credentials.slice(colon + 1) };
}

/** Schemes of proxies in front of this app, not meant for it. */
const foreignScheme = /^(?:basic|digest|negotiate)\b/i;
const emptyBearer = /^bearer$/i;
const bearer = /^bearer +([\w.~+/-]{1,2000}=*)$/i;

function readBearer(header: string | undefined): Outcome<{ token: string | null }> {
  const text = header?.trim() ?? '';
  if (text === '' || emptyBearer.test(text) || foreignScheme.test(text)) return { ok: true, token: null };
  const token = bearer.exec(text)?.[1];
  return token === undefined ? failure('UNAUTHENTICATED', unauthenticated.message) : { ok: true, token };
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Access> {
    /** Whether an API key may also be sent as the password of HTTP Basic. */
    readonly takesBasic?: boolean;
    /** The access the route requires; every route under `/api` declares it. */
    readonly requires?: Access['requires'];
  }
  interface FastifyRequest {
    /** The viewer; null without a token. Known once the route's access has been checked. */
    viewer: Viewer | null;
  }
  interface FastifyInstance {
    readonly authenticate: Authenticate;
  }
}
