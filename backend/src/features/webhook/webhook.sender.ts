import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { retryAfterSeconds } from './webhook.rules.ts';

export interface SenderOptions {
  /**
   * Addresses and CIDR blocks that may be reached although they are private, also by http; see
   * `WEBHOOK_ALLOW_ADDRESSES`.
   */
  readonly allowAddresses: readonly string[];
  /** How names are resolved; the system's way by default. */
  readonly lookup?: LookupFunction;
  /** {@link answerWithinMs} by default. */
  readonly timeoutMs?: number;
}

/** Result of a request. */
export interface SendResult {
  readonly ok: boolean;
  /** Null: no answer came. */
  readonly status: number | null;
  /** Why it failed, for an admin to read; null: it did not. */
  readonly error: string | null;
  /** The beginning of the answer to a failed request. */
  readonly answer: string | null;
  readonly durationMs: number;
  readonly retryAfterSeconds: number | null;
}

/** How long a receiver may take. */
export const answerWithinMs = 15_000;
/** How much of an answer's body is waited for after its status line, which alone decides. */
const bodyWithinMs = 1000;
const maxAnswerBytes = 64 * 1024;
const keptAnswerCharacters = 500;
const keptConnectionsPerOrigin = 8;

/**
 * Sends requests to addresses that admins entered, and to none inside the network. Every address that a name resolves
 * to is checked in the connection's own lookup, and so is a literal one: there is no time between check and use in
 * which a name could be pointed elsewhere. Redirects are not followed.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #kept: Agents;
  /** Opens a connection for each request. */
  readonly #fresh: Agents;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#kept = agentsFor(options, true);
    this.#fresh = agentsFor(options, false);
  }

  /** Resolves within 15 seconds, whatever the receiver does; never rejects. */
  async send(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal?: AbortSignal,
  ): Promise<SendResult> {
    const startedAt = performance.now();
    const { timeoutMs = answerWithinMs } = this.#options;
    const deadline = AbortSignal.timeout(timeoutMs);
    const durationMs = () => Math.round(performance.now() - startedAt);
    try {
      const request: Outgoing = {
        url: new URL(url),
        headers,
        body,
        signal: AbortSignal.any([deadline, ...(signal ? [signal] : [])]),
      };
      const answer = await this.#exchange(request, this.#kept).catch((error: unknown) => {
        if (error instanceof StaleConnectionError) return this.#exchange(request, this.#fresh);
        throw error;
      });
      return { ...resultOf(answer), durationMs: durationMs() };
    } catch (error) {
      const why = deadline.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : reasonOf(error);
      const none = { ok: false, status: null, answer: null, retryAfterSeconds: null };
      return { ...none, error: why, durationMs: durationMs() };
    }
  }

  /**
   * Why no request to the URL could ever arrive, as far as the URL alone says; null: one might. For telling an admin
   * early; every request is checked all the same.
   */
  faultOf({ protocol, hostname }: URL): string | null {
    if (this.#options.allowAddresses.length > 0) return null;
    if (protocol === 'http:') return 'The URL must start with https://';
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
    return isLocal ? notReachable : null;
  }

  /** Closes the connections that are kept open. */
  close(): void {
    for (const { secure, plain } of [this.#kept, this.#fresh]) {
      secure.destroy();
      plain.destroy();
    }
  }

  /** @throws StaleConnectionError when the request met a kept connection that the receiver had ended. */
  #exchange({ url, headers, body, signal }: Outgoing, { secure, plain }: Agents): Promise<Answer> {
    const { lookup } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const options = {
      method: 'POST',
      signal,
      ...(lookup === undefined ? {} : { lookup }),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Waitlist-Webhooks/1',
      },
    };
    const onAnswer = (response: IncomingMessage) => resolve(readAnswer(response));
    const request: ClientRequest =
      url.protocol === 'https:'
        ? secureRequest(url, { ...options, agent: secure }, onAnswer)
        : plainRequest(url, { ...options, agent: plain }, onAnswer);
    let bytesBefore = 0;
    request.on('socket', (socket) => (bytesBefore = socket.bytesRead));
    request.on('error', (error) => {
      const isStale = request.reusedSocket && request.socket?.bytesRead === bytesBefore && !signal.aborted;
      reject(isStale ? new StaleConnectionError() : error);
    });
    request.end(body);
    return promise;
  }
}

interface Outgoing {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

interface Agents {
  readonly secure: RequestFilteringHttpsAgent;
  readonly plain: RequestFilteringHttpAgent;
}

function agentsFor({ allowAddresses }: SenderOptions, keepAlive: boolean): Agents {
  const common = {
    keepAlive,
    maxFreeSockets: keptConnectionsPerOrigin,
    allowIPAddressList: [...allowAddresses],
  };
  return {
    secure: new RequestFilteringHttpsAgent(common),
    // By http, only explicitly allowed addresses; every other address is denied.
    plain: new RequestFilteringHttpAgent({ ...common, denyIPAddressList: ['0.0.0.0/0', '::/0'] }),
  };
}

/**
 * A connection that was kept open ended before any byte of an answer: receivers and proxies close idle ones at any
 * moment, also the one in which a request is on its way.
 */
class StaleConnectionError extends Error {}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** The status and the beginning of the body, whatever becomes of the rest: it is read for a second, up to 64 KiB. */
function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const giveUp = setTimeout(() => response.destroy(), bodyWithinMs);
  response
    .on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxAnswerBytes) response.destroy();
    })
    .on('error', () => undefined)
    .on('close', () => {
      clearTimeout(giveUp);
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        text: Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString(),
      });
    });
  return promise;
}

function resultOf({ status, retryAfter, text }: Answer): Omit<SendResult, 'durationMs'> {
  if (status >= 200 && status < 300)
    return { ok: true, status, error: null, answer: null, retryAfterSeconds: null };
  const isRedirect = status >= 300 && status < 400;
  return {
    ok: false,
    status,
    error: isRedirect
      ? `The endpoint answered ${status}. Redirects are not followed: enter the final address.`
      : `The endpoint answered ${status}.`,
    answer: storable(text).slice(0, keptAnswerCharacters),
    retryAfterSeconds: retryAfterSeconds(retryAfter, new Date()),
  };
}

/** Without characters that PostgreSQL's text cannot store: NUL, and halves of surrogate pairs. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const notReachable =
  'This host leads to an address that webhooks may not reach. To allow it, add it to WEBHOOK_ALLOW_ADDRESSES on the server, and restart.';

/** Never contains the address that a host resolved to: it may be one of the network's own. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && error.message.includes('is not allowed. Because')) return notReachable;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The host name could not be resolved.';
    case 'ECONNREFUSED':
      return 'The connection was refused.';
    case 'ECONNRESET':
      return 'The connection was closed before an answer came.';
    case 'ABORT_ERR':
      return 'The request was interrupted because the app stopped.';
  }
  return `The request failed${typeof code === 'string' ? ` (${code})` : ''}.`;
}
