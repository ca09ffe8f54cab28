import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ErrorCode, errorCatalogue, failure, type Failure } from '../errors/error-catalogue.ts';
import { type FailureBody, sendFailure } from './reply.ts';
import { bareHeaders } from './security-headers.ts';

const malformed = failure('BAD_REQUEST', 'The request could not be read: it is not well-formed HTTP.');
const wrongHost = failure('BAD_REQUEST', 'Send exactly one Host header.');

/** Maps errors of Node's HTTP server to the catalogue; everything else is malformed. */
const failureByParserError: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: failure(
    'HEADERS_TOO_LARGE',
    'The request headers are too large. Send fewer or shorter ones.',
  ),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: failure(
    'PAYLOAD_TOO_LARGE',
    'The chunk extensions of the body are too large.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: failure(
    'REQUEST_TIMEOUT',
    'The request took too long to arrive. Please send it again.',
  ),
};

/**
 * Answers requests that can't be parsed, in the catalogue's format, and closes the connection. Node calls it for each
 * connection it can't read any further.
 */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable || hasBegunToAnswer(socket)) {
    socket.destroy();
    return;
  }
  const { code, message } = failureByParserError[error.code ?? ''] ?? malformed;
  socket.end(rawAnswer(code, { message, code }));
  socket.destroySoon();
}

/**
 * Rejects requests with several Host headers, and HTTP/1.1 requests without one: proxies and servers that pick different
 * ones would take them for different sites (RFC 9112 3.2).
 */
export function requireOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, reply, next) => {
    const hosts = countHosts(raw);
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) next();
    else sendFailure(reply.header('connection', 'close'), wrongHost);
  });
}

/** If there are several, `headers` has only the first. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Whether part of an answer has already been sent, so that anything written now would be taken for more of it. */
function hasBegunToAnswer(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage'); // Node has no public name for it
  return answer instanceof ServerResponse && answer.headersSent;
}

function rawAnswer(code: ErrorCode, body: FailureBody): string {
  const text = JSON.stringify(body);
  const status = errorCatalogue[code].status;
  const headers = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`;
}
