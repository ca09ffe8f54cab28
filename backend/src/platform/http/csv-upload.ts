import { createError } from '@fastify/error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { failure } from '../errors/error-catalogue.ts';
import { sendFailure } from './reply.ts';

const notCsv = failure(
  'UNSUPPORTED_MEDIA_TYPE',
  'Send CSV in UTF-8 or UTF-16, not compressed, with Content-Type: text/csv.',
);
const TooLargeError = createError('UPLOAD_TOO_LARGE', 'The file is too large', 413);
const InterruptedError = createError('UPLOAD_INTERRUPTED', 'The client left', 400);

/** Has the routes of a plugin accept raw CSV, and nothing else. */
export function acceptCsv(
  app: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser' | 'setErrorHandler'>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'text/csv',
    (_request: FastifyRequest, body: unknown, parsed: (error: Error | null, body?: unknown) => void) => {
      parsed(null, body);
    },
  );
  app.setErrorHandler((error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    if (error.statusCode === 415) return sendFailure(reply, notCsv);
    throw error;
  });
}

/** The file in a request, at most that long, as it arrives; null: the client was told that it is none. */
export function csvIn(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: number,
): AsyncIterable<Buffer> | null {
  if (request.headers['content-type'] === undefined) {
    sendFailure(reply, notCsv);
    return null;
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new TooLargeError();
  return limited(request.raw, limit);
}

/** The body, up to the limit. The connection stays open when it is not read any further, so that the answer arrives. */
async function* limited(body: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limit) throw new TooLargeError();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof TooLargeError ? error : new InterruptedError();
  }
}
