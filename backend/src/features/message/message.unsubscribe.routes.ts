import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from 'fastify';
import { refuseOtherMethods } from '../../platform/http/rest-api.ts';
import { inlineStyleHashes, policyHeader } from '../../platform/http/security-headers.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { ConsentService } from './message.consent.service.ts';
import {
  askPage,
  donePage,
  unknownLinkPage,
  type UnsubscribeSite,
  unsubscribeStyle,
} from './message.unsubscribe.page.ts';
import { readUnsubscribeToken } from './message.unsubscribe.token.ts';

export interface UnsubscribeOptions {
  readonly secrets: Secrets;
  readonly consent: ConsentService;
  readonly site: () => UnsubscribeSite;
}

interface TokenParams {
  readonly Params: { readonly token: string };
}

const bodyLimit = 1024;

/**
 * `GET /u/TOKEN` asks for confirmation, `POST /u/TOKEN` unsubscribes, immediately and any number of times (RFC 8058):
 * mail providers send it for their users, without cookies, from few addresses. So no rate limit applies: only a signed
 * token writes anything, and only once.
 */
export function mountUnsubscribe(server: FastifyInstance, options: UnsubscribeOptions): void {
  server.register(unsubscribeRoutes(options));
  refuseOtherMethods(server, '/u/:token', new Set(['GET', 'HEAD', 'POST']));
}

const unsubscribeRoutes =
  ({ secrets, consent, site }: UnsubscribeOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    // The token contains everything; the bodies that RFC 8058 allows are read and discarded.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit },
      (_request, _body, parsed) => parsed(null),
    );
    app.get<TokenParams>('/u/:token', { schema: { hide: true } }, (request, reply) => {
      const grant = readUnsubscribeToken(secrets, request.params.token);
      return grant === null ? sendUnknownLink(reply, site()) : sendPage(reply, askPage(site(), grant.stream));
    });
    app.post<TokenParams>('/u/:token', { schema: { hide: true }, bodyLimit }, async (request, reply) => {
      const grant = readUnsubscribeToken(secrets, request.params.token);
      if (grant === null) return sendUnknownLink(reply, site());
      const { signupId, stream, mailingSeq } = grant;
      await consent.leave(signupId, { stream, source: 'unsubscribe', mailingSeq });
      return sendPage(reply, donePage(site(), stream));
    });
    done();
  };

/** Answers a link that was not issued by this app. */
export const sendUnknownLink = (reply: FastifyReply, site: UnsubscribeSite): FastifyReply =>
  sendPage(reply.code(404), unknownLinkPage(site));

const policy = policyHeader({
  'default-src': ["'none'"],
  'style-src': [...inlineStyleHashes(`<style>${unsubscribeStyle}</style>`)],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The token must not leak in a Referer. */
const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);
