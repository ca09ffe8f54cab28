import { isUtf8 } from 'node:buffer';
import cookie from '@fastify/cookie';
import { createError } from '@fastify/error';
import type {} from '@fastify/swagger'; // the schema keyword `hide`
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import type { Logger } from 'pino';
import { randomUUID } from 'node:crypto';
import { authentication } from '../auth/authentication.ts';
import type { Authenticate } from '../auth/viewer.ts';
import { failure, type Failure } from '../errors/error-catalogue.ts';
import { logUnexpected, toFailure } from '../errors/unexpected.ts';
import { limitCalls, limitPublicWrites } from '../limits/limit-rest.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { followTraces } from '../trace/request-trace.ts';
import { parseTraceparent, traceOfLines } from '../trace/trace.ts';
import { answerDeadline } from './answer-deadline.ts';
import { clientAddresses } from './client-address.ts';
import { draining } from './draining.ts';
import { compileSchemasLazily } from './lazy-schemas.ts';
import { sendFailure, sendNotFound } from './reply.ts';
import { logRequests } from './request-log.ts';
import { bareHeaders, securityHeaders } from './security-headers.ts';
import { stalledReaders } from './stalled-readers.ts';
import { refuseUnreadable, requireOneHost } from './unreadable-requests.ts';
import { xsrfProtection } from './xsrf.ts';

export interface ServerOptions {
  readonly log: Logger;
  /** How many proxy hops to trust in `X-Forwarded-For`. */
  readonly trustProxy: number;
  readonly secure: boolean;
  /** Finds the viewer of a bearer token; without it, every token is unknown. */
  readonly authenticate?: Authenticate;
  /** How many API calls a client address may make; without it, any number. */
  readonly limits?: RequestLimits;
  /** How long a caller waits at most for the beginning of an answer; 30 seconds by default. */
  readonly answerWithinMs?: number;
  /** How long a client may read nothing of an answer; a minute by default. */
  readonly readWithinMs?: number;
}

const bodyLimitBytes = 32 * 1024;
const requestTimeoutMs = 30_000;

/**
 * The one HTTP server that everything is mounted on: request ids, returned in `X-Request-Id` and in the one log line
 * per answer, cookies, security headers, XSRF protection, authentication, body limits, and the error catalogue for
 * whatever goes wrong; the pages answer unknown addresses. Closing it lets requests in flight finish.
 */
export async function createServer({
  log,
  trustProxy,
  secure,
  authenticate,
  limits,
  answerWithinMs,
  readWithinMs,
}: ServerOptions): Promise<FastifyInstance> {
  const baseLog: FastifyBaseLogger = log;
  const server: FastifyInstance = fastify({
    loggerInstance: baseLog,
    childLoggerFactory: (parent, bindings, options, { headers: { traceparent } }) =>
      parent.child({ ...bindings, ...traceOfLines(parseTraceparent(traceparent)) }, options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    http: { requireHostHeader: false }, // otherwise Node rejects the request itself, without a body
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // What the router rejects before any route is found.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...bareHeaders, 'x-request-id': request.id });
      void (error.code === 'FST_ERR_BAD_URL' ? sendFailure(reply, badRequest) : sendNotFound(reply));
    },
  });
  compileSchemasLazily(server);
  server.decorate('secureCookies', secure);
  server.decorateReply('failureCode', null);
  server.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  followTraces(server);
  await server.register(answerDeadline, answerWithinMs === undefined ? {} : { withinMs: answerWithinMs });
  await server.register(stalledReaders, readWithinMs === undefined ? {} : { withinMs: readWithinMs });
  await server.register(draining);
  await server.register(clientAddresses);
  await server.register(cookie);
  await server.register(securityHeaders, { secure });
  requireOneHost(server);
  await server.register(xsrfProtection);
  takeJsonOnly(server);
  if (limits !== undefined) limitCalls(server, limits);
  await server.register(authentication, authenticate === undefined ? {} : { authenticate });
  if (limits !== undefined) limitPublicWrites(server, limits);
  logRequests(server);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const known = requestFailure(error, request.routeOptions.bodyLimit);
    if (known === null) logUnexpected(request.log, error, { route: request.routeOptions.url });
    return sendFailure(reply, known ?? toFailure(error));
  });
  return server;
}

/** Bodies are JSON in well-formed UTF-8, not compressed; everything else is rejected before it is read. */
function takeJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (typeof body === 'string' || !isUtf8(body)) return done(new EncodingError());
    const text = body.toString();
    if (request.routeOptions.config.keepsText === true) request.bodyText = text;
    void parseJson(request, text, done);
  });
  server.decorateRequest('bodyText', null);
  server.addHook('onRequest', (request, _reply, next) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    const charset =
      /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    next(encoding === 'identity' && /^utf-?8$/i.test(charset) ? undefined : new UnsupportedEncodingError());
  });
}

const EncodingError = createError('ENCODING', 'The body is not UTF-8', 400);
const UnsupportedEncodingError = createError('UNSUPPORTED_ENCODING', 'The body is encoded', 415);

const badRequest = failure('BAD_REQUEST', 'The address could not be read.');

/** The values that an enum field accepts; null for other faults. */
function wordsFor(faults: NonNullable<FastifyError['validation']>): string | null {
  const [first] = faults;
  const words = faults.flatMap(({ keyword, params }) =>
    keyword === 'const' ? [String(params['allowedValue'])] : [],
  );
  if (first === undefined || words.length === 0) return null;
  return `${first.instancePath.slice(1).replaceAll('/', '.')} can be ${words.join(' or ')}.`;
}

/** What the client did wrong, in the catalogue's words; null when it is not the client's fault. */
function requestFailure(error: FastifyError, limitBytes: number): Failure | null {
  if (error.validation !== undefined)
    return failure(
      'BAD_REQUEST',
      wordsFor(error.validation) ?? `The request is not of the right form: ${error.message}.`,
    );
  if (error.code === 'XSRF')
    return failure('CSRF_FAILED', 'This page is out of date. Please reload it and try again.');
  const status = error.statusCode ?? 500;
  if (status === 413)
    return failure(
      'PAYLOAD_TOO_LARGE',
      `The request is too large. At most ${limitBytes / 1024} KiB are accepted.`,
    );
  if (status === 415)
    return failure(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send JSON in UTF-8, not compressed, with Content-Type: application/json.',
    );
  return status >= 400 && status < 500
    ? failure('BAD_REQUEST', 'The request could not be read. Send well-formed JSON.')
    : null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the text of a JSON body is kept, for a signature over it. */
    readonly keepsText?: boolean;
    /** How long a caller may have to wait for the beginning of an answer, from the beginning of the request. */
    readonly answerWithinMs?: number;
  }
  interface FastifyRequest {
    /** The text of the JSON body; null unless the route keeps it. */
    bodyText: string | null;
  }
}
