import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Viewer } from '../auth/viewer.ts';
import { browserName } from './browser-name.ts';

/** What a use case may know about the request it serves; the same for REST and GraphQL. */
export interface RequestContext extends Caller {
  /** The client's address; behind `TRUST_PROXY` proxies the one they vouch for. */
  readonly clientAddress: string;
  /** The viewer, identified by their bearer token; null without one. */
  readonly viewer: Viewer | null;
  readonly browser: Browser;
  /** The proof in `X-Proof`; undefined without one. */
  readonly proof: string | undefined;
  /** Gives the browser its HttpOnly cookie; verifications are bound to it from then on. */
  setBrowserToken(token: string): void;
  /** Records the result of a GraphQL operation for the log: OK, or the failure's code. */
  noteOutcome(operation: string, outcome: string): void;
  /** Cookies that scripts and other sites' requests cannot use. */
  readonly privateCookies: PrivateCookies;
}

/** SameSite=Strict, and bound to the host where the site is served over https. */
export interface PrivateCookies {
  read(name: string): string | undefined;
  /** HttpOnly. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  /** Says to scripts that there is a cookie of that name, by one that they can read: `is-<name>=1`. */
  mark(name: string, maxAgeSeconds: number): void;
  /** Also clears its mark. */
  clear(name: string): void;
}

/** What the client's headers say about it. */
export interface Browser {
  /** Whether the request had any cookie: then it is a browser that keeps cookies. */
  readonly broughtCookies: boolean;
  /**
   * The token of an earlier {@link RequestContext.setBrowserToken}, as the client sends it; undefined if it has none.
   */
  readonly token: string | undefined;
  /** Whether it sent Global Privacy Control: nothing may be kept that is not needed. */
  readonly asksForPrivacy?: boolean;
  /** See {@link browserName}. */
  readonly name?: string | null;
}

/** The context of a request. */
export const contextOf = (request: FastifyRequest, reply: FastifyReply): RequestContext =>
  new HttpRequestContext(request, reply);

/**
 * Computes values on demand: most requests need few of them. Its members are not private fields (`#`), because Apollo
 * Server works with a copy of the object, and copies have none.
 */
class HttpRequestContext implements RequestContext {
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.request = request;
    this.reply = reply;
  }

  get clientAddress(): string {
    return this.request.clientAddress;
  }

  get viewer(): Viewer | null {
    return this.request.viewer;
  }

  get browser(): Browser {
    const { headers, cookies, server } = this.request;
    return {
      broughtCookies: (headers.cookie ?? '').trim() !== '',
      token: cookies[browserCookie(server.secureCookies)],
      asksForPrivacy: headers['sec-gpc'] === '1',
      name: browserName(headers['user-agent'] ?? ''),
    };
  }

  get proof(): string | undefined {
    return this.request.headers['x-proof']?.toString();
  }

  get setBrowserToken(): (token: string) => void {
    const { request, reply } = this;
    const { secureCookies: secure } = request.server;
    return (token) => {
      reply.setCookie(browserCookie(secure), token, {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        maxAge: 24 * 60 * 60,
      });
    };
  }

  get privateCookies(): PrivateCookies {
    return privateCookiesOf(this.request, this.reply);
  }

  noteOutcome(operation: string, outcome: string): void {
    this.request.outcomes = { ...this.request.outcomes, [operation]: outcome };
  }
}

const browserCookie = (secure: boolean): string => (secure ? '__Host-browser' : 'browser');

const markOf = (name: string): string => `is-${name}`;

function privateCookiesOf(request: FastifyRequest, reply: FastifyReply): PrivateCookies {
  const { secureCookies: secure } = request.server;
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;
  return {
    read: (name) => request.cookies[nameOf(name)],
    write: (name, value, maxAge) => void reply.setCookie(nameOf(name), value, { ...options, maxAge }),
    mark: (name, maxAge) => void reply.setCookie(markOf(name), '1', { ...options, httpOnly: false, maxAge }),
    clear(name) {
      reply.clearCookie(nameOf(name), options);
      if (request.cookies[markOf(name)] !== undefined) reply.clearCookie(markOf(name), options);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the site is served over https, so that cookies may only travel that way. */
    readonly secureCookies: boolean;
  }
}
