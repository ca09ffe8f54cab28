import type { FastifyInstance } from 'fastify';
import { parseTraceparent, type Trace, withinTrace } from './trace.ts';

/** Handles each request that has a valid `traceparent` as part of its trace. */
export function followTraces(server: FastifyInstance): void {
  server.decorateRequest('trace', undefined);
  server.addHook('onRequest', (request, _reply, next) => {
    const { traceparent } = request.headers;
    if (traceparent !== undefined) request.trace = parseTraceparent(traceparent);
    withinTrace(request.trace, next);
  });
  // Once more: the body arrives in the context of its socket.
  server.addHook('preValidation', (request, _reply, next) => withinTrace(request.trace, next));
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | undefined;
  }
}
