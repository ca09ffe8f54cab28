import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../errors/error-catalogue.ts';
import { sendFailure } from './reply.ts';

const usualMs = 30_000;

export interface AnswerDeadlineOptions {
  /** How long a caller waits at most for the beginning of an answer, where a route says nothing else; 30 seconds by default. */
  readonly withinMs?: number;
}

const tooLate = failure(
  'RESPONSE_TIMEOUT',
  'This took too long, so we stopped waiting. It may still take effect: please check before you try again.',
  { retryAfterSeconds: 5 },
);

/**
 * Answers RESPONSE_TIMEOUT to each request without an answer in time, and logs its route. Everything below has a deadline of
 * its own, so this is for unexpected faults. Fastify's `handlerTimeout` would also cut off answers that are still being
 * read: exports, and pages on slow connections.
 */
function plugin(
  server: FastifyInstance,
  { withinMs = usualMs }: AnswerDeadlineOptions,
  done: () => void,
): void {
  const waiting = new Map<FastifyRequest, { readonly reply: FastifyReply; readonly dueAt: number }>();
  server.addHook('onRequest', (request, reply, next) => {
    const { answerWithinMs = withinMs } = request.routeOptions.config;
    waiting.set(request, { reply, dueAt: performance.now() + answerWithinMs });
    next();
  });
  server.addHook('onSend', (request, _reply, payload, next) => {
    waiting.delete(request);
    next(null, payload);
  });
  const watch = setInterval(answerLate, Math.min(1000, withinMs / 4));
  watch.unref();
  server.addHook('onClose', (_server, next) => {
    clearInterval(watch);
    next();
  });
  done();

  function answerLate(): void {
    const now = performance.now();
    for (const [request, { reply, dueAt }] of waiting) {
      if (dueAt > now) continue;
      if (!request.raw.complete && !request.raw.destroyed) continue; // still arriving; Node ends that in time
      waiting.delete(request);
      if (reply.sent) continue; // also when its handler took it over
      request.log.error({ route: request.routeOptions.url }, 'a request had no answer in time');
      sendFailure(reply, tooLate);
    }
  }
}

/** A plugin of the server that everything is mounted on. */
export const answerDeadline = fp(plugin, { name: 'answer-deadline' });
