import { createHash } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import type { StoredTemplate } from '../delivery/template.ts';
import { sendNotFound } from '../http/reply.ts';
import { withMarkAt } from '../mail/mail-mark.ts';
import { guardOutbox, openForSession, type OutboxToken } from './outbox.access.ts';
import { listPage, messagePage, type OutboxBrand, pageScript, pageStyle } from './outbox.page.ts';
import { renderStored, type ShownMessage } from './outbox.message.ts';
import { findOutboxMessage, listOutboxMessages } from './outbox.repository.ts';

export interface OutboxOptions {
  readonly pool: Pool;
  /** Every template whose messages can be in the outbox; called when a message is shown. */
  readonly templates: () => readonly StoredTemplate[];
  readonly token: OutboxToken;
  readonly brand: OutboxBrand;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${hashOf(pageStyle)}'; script-src 'sha256-${hashOf(pageScript)}'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail may style itself and show the mark: no scripts or forms. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/**
 * `GET /outbox` (a page), `/outbox.json`, `/outbox/:id` and `/outbox/:id/html`: every message of a channel that is not
 * configured, newest first, codes included. For callers with the token that the server prints at startup, and for
 * ADMINs who logged in; `POST /outbox` opens it for their session in a browser. Register it only if `Delivery.hasOutbox` is true.
 */
export function outboxRoutes({ pool, templates, token, brand }: OutboxOptions): FastifyPluginCallback {
  const find = async (id: string): Promise<ShownMessage | null> => {
    const message = await findOutboxMessage(pool, id);
    return message === null ? null : renderStored(message, templates());
  };
  const list = async (): Promise<readonly ShownMessage[]> =>
    (await listOutboxMessages(pool)).flatMap((message) => renderStored(message, templates()) ?? []);

  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy);
      next();
    });
    guardOutbox(app, token, brand);
    app.post('/outbox', { schema: { hide: true } }, openForSession);
    // The open page polls it every few seconds.
    app.get('/outbox', { config: { quiet: true }, schema: { hide: true } }, async (_request, reply) =>
      sendPage(reply, listPage(await list(), brand)),
    );
    app.get('/outbox.json', { config: { quiet: true }, schema: { hide: true } }, list);
    app.get<{ Params: { id: string } }>(
      '/outbox/:id',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const message = await find(params.id);
        return message === null ? sendNotFound(reply) : sendPage(reply, messagePage(message, brand));
      },
    );
    app.get<{ Params: { id: string } }>(
      '/outbox/:id/html',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const message = await find(params.id);
        if (message?.html === null || message?.html === undefined) return sendNotFound(reply);
        reply.header('x-frame-options', 'SAMEORIGIN');
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', mailPolicy)
          .send(withMarkAt(message.html, '/favicon.svg'));
      },
    );
    done();
  };
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
