import { Readable } from 'node:stream';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../http/request-context.ts';

/**
 * Passes POST requests to Apollo Server and its answers back. It passes only the `Accept` header, which is the one that
 * Apollo Server reads here, and no URL: copying all headers costs more than sending the answer.
 *
 * @param context of the request; if it rejects, the answer is its failure.
 */
export function apolloHandler(
  apollo: ApolloServer<RequestContext>,
  context: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: readHeaders(request),
        search: '',
        body: request.body,
      },
      context: () => context(request, reply),
    });
    for (const [name, value] of headers) reply.header(name, value);
    return reply
      .code(status ?? 200)
      .send(body.kind === 'complete' ? body.string : Readable.from(body.asyncIterator));
  };
}

/** Without `Accept`, an empty one: it means the same, and the library handles it twenty times as fast. */
const readHeaders = ({ headers: { accept = '' } }: FastifyRequest): HeaderMap =>
  new HeaderMap([['accept', accept]]);
