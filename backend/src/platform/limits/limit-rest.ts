import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/reply.ts';
import type { RequestLimits } from './request-limits.ts';

/** Counts every call of the REST API before any query. Add it before the caller is identified. */
export function limitCalls(server: FastifyInstance, limits: RequestLimits): void {
  server.addHook('onRequest', (request, reply, next) => {
    const refusal = isApiCall(request) ? limits.take('call', request.clientAddress) : null;
    if (refusal === null) next();
    else sendFailure(reply, refusal);
  });
}

/** Counts calls that change something without a login. Add it after the caller has been identified. */
export function limitPublicWrites(server: FastifyInstance, limits: RequestLimits): void {
  server.addHook('onRequest', (request, reply, next) => {
    const isPublicWrite =
      isApiCall(request) &&
      request.viewer === null &&
      !reads.has(request.method) &&
      request.routeOptions.config.isCounter !== true;
    const refusal = isPublicWrite ? limits.take('public-write', request.clientAddress) : null;
    if (refusal === null) next();
    else sendFailure(reply, refusal);
  });
}

const reads = new Set(['GET', 'HEAD']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it only adds to a count: a visitor does so with every page, and it is no public write. */
    readonly isCounter?: boolean;
  }
}

/** Whether the route declares its access, as every call of the API does. */
const isApiCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.requires !== undefined;
