import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ErrorCode, errorCatalogue, failure, type Failure } from '../errors/error-catalogue.ts';
import type { ProofDemand } from '../proof/proof.ts';

/** The body of a failed REST call. */
export interface FailureBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly proof?: ProofDemand;
}

/** Sends a failure: its status, `Retry-After` if it has one, and `{ message, code, fields?, proof? }`. */
export function sendFailure(
  reply: FastifyReply,
  { code, message, fields, retryAfterSeconds, proof }: Failure,
): FastifyReply {
  reply.failureCode = code;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const body: FailureBody = {
    message,
    code,
    ...(fields === undefined ? {} : { fields }),
    ...(proof === undefined ? {} : { proof }),
  };
  return reply.code(errorCatalogue[code].status).send(body);
}

/** Sends a stream, no faster than the client reads; if the client leaves, the stream is destroyed. */
export const sendStream = (reply: FastifyReply, stream: Readable): FastifyReply => reply.send(stream);

/** The 404 for programs; browsers get a page. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendFailure(reply, failure('NOT_FOUND', 'There is nothing at this address.'));

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the failure in the answer; null for any other answer. */
    failureCode: ErrorCode | null;
  }
}
