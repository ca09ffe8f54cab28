import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../http/reply.ts';

/** Answers requests to unknown addresses: browsers with a page, if there is one, programs with the catalogue's JSON. */
export function handleNotFound(
  server: FastifyInstance,
  sendPage: ((request: FastifyRequest, reply: FastifyReply) => unknown) | undefined,
): void {
  server.setNotFoundHandler((request, reply) => {
    reply.header('vary', 'accept');
    return sendPage !== undefined && wantsPage(request) ? sendPage(request, reply) : sendNotFound(reply);
  });
}

/** Whether a person is reading: browsers accept HTML when they open an address, not when a page fetches something. */
const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
