import { Agent } from 'node:http';
import { now } from './clock.ts';
import { type Answer, call } from '../http-client.ts';
import type { JoinInput } from '../../backend/src/features/waitlist/waitlist.rules.ts';

/** Why a call failed. */
export interface CallFailure {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Of the product's catalogue; without an answer, of the connection. */
  readonly code: string;
}

export type CallResult =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>>; readonly at: number }
  | ({ readonly ok: false } & CallFailure);

/** A visitor's browser, as the product sees it. */
export interface Browser {
  readonly clientAddress: string;
  cookie: string;
  /** Of an admin who is logged in. */
  readonly token?: string;
}

/** A GraphQL operation. */
export interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables?: object;
}

const requestTimeoutMs = 60_000;
const sendOtp = `mutation SendOtp($input: SendOtpInput!) {
  sendOtp(input: $input) { message codeLength expiresInSeconds resendAfterSeconds __typename }
}`;
const verifyOtp = `mutation VerifyOtp($input: VerifyOtpInput!) {
  verifyOtp(input: $input) { message __typename }
}`;
const joinWaitlist = `mutation JoinWaitlist($input: JoinWaitlistInput!) {
  joinWaitlist(input: $input) {
    message alreadyJoined referralCredited signup { id referralId __typename } __typename
  }
}`;

/**
 * Calls the product like the site in a browser behind a proxy: the same GraphQL documents and cookies, the client's
 * address in `X-Forwarded-For`, keep-alive connections that many clients share. A connection is opened whenever none is
 * free.
 */
export class SiteClient {
  readonly port: number;
  /** With a timeout, without which Node keeps idle connections past the `Keep-Alive` of the server, which may end them just as they are used. */
  readonly #agent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: requestTimeoutMs });

  constructor(port: number) {
    this.port = port;
  }

  /** Asks for a code by email. */
  sendCode(browser: Browser, email: string): Promise<CallResult> {
    return this.#call(browser, 'SendOtp', sendOtp, { channel: 'EMAIL', email, purpose: 'WAITLIST' });
  }

  verifyCode(browser: Browser, email: string, otp: string): Promise<CallResult> {
    return this.#call(browser, 'VerifyOtp', verifyOtp, { channel: 'EMAIL', email, otp, purpose: 'WAITLIST' });
  }

  join(browser: Browser, input: JoinInput): Promise<CallResult> {
    return this.#call(browser, 'JoinWaitlist', joinWaitlist, input);
  }

  close(): void {
    this.#agent.destroy();
  }

  #call(browser: Browser, name: string, query: string, input: object): Promise<CallResult> {
    return this.ask(browser, { name, query, variables: { input } });
  }

  /** Any other operation of the site or of the back office. */
  async ask(browser: Browser, { name, query, variables = {} }: Operation): Promise<CallResult> {
    try {
      const answer = await call({
        port: this.port,
        agent: this.#agent,
        path: '/graphql',
        body: JSON.stringify({ operationName: name, variables, query }),
        headers: {
          'x-forwarded-for': browser.clientAddress,
          'x-xsrf-token': xsrfToken,
          cookie: browser.cookie,
          ...(browser.token === undefined ? {} : { authorization: `Bearer ${browser.token}` }),
        },
        timeoutMs: requestTimeoutMs,
      });
      const at = now();
      keepCookies(browser, answer);
      return resultOf(answer, at);
    } catch (error) {
      return { ok: false, status: 0, code: connectionFault(error) };
    }
  }
}

const xsrfToken = 'bench-token-of-a-visitor';

/** A browser that has loaded a page: it has the page's cookie. */
export const newBrowser = (clientAddress: string): Browser => ({
  clientAddress,
  cookie: `XSRF-TOKEN=${xsrfToken}`,
});

function keepCookies(browser: Browser, { headers }: Answer): void {
  for (const cookie of headers['set-cookie'] ?? []) browser.cookie += `; ${cookie.split(';', 1)[0] ?? ''}`;
}

interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  /** Answers that never reach GraphQL, such as those of the request limits. */
  readonly code?: string;
}

function resultOf({ status, body }: Answer, at: number): CallResult {
  const { data, errors, code }: GraphqlAnswer = JSON.parse(body) as GraphqlAnswer;
  if (status === 200 && errors === undefined && data) return { ok: true, data, at };
  return { ok: false, status, code: errors?.[0]?.extensions?.code ?? code ?? 'UNKNOWN' };
}

function connectionFault(error: unknown): string {
  if (error instanceof SyntaxError) return 'NO_JSON';
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
