import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { MailingBody, MailingReply, StartBody } from './mailing.schema.ts';
import type { Changed, MailingService } from './mailing.service.ts';
import { toMailingPayload } from './mailing.types.ts';

const response = responses({ 200: MailingReply });
const start = {
  summary: 'Starts a draft, now or at a time; it never goes to more users than were confirmed',
  body: StartBody,
  response,
  failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'WRONG_STATE', 'CONFLICT'],
} as const;
const change = (summary: string) =>
  ({
    summary,
    body: MailingBody,
    response,
    failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'WRONG_STATE'],
  }) as const;
const pause = change(
  'Pauses a running mailing; up to 16 messages that are already on their way still go out',
);
const resume = change('Resumes a paused mailing at its pace');
const cancel = change('Ends a mailing permanently; recipients who were sent nothing get nothing');

const remove = change('Deletes a draft; the answer has it as it was');

const admin = { requires: 'ADMIN' } as const;

/** `POST /api/admin/startMailing`, `pauseMailing`, `resumeMailing`, `cancelMailing` and `deleteMailing`. */
export function mailingRoutes(mailings: MailingService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/admin/startMailing', { config: admin, schema: start }, async (request, reply) => {
      const { id, startsAt = null } = request.body;
      const confirmPeople = Number(request.body.confirmPeople ?? 0);
      return answer(
        reply,
        await mailings.start(contextOf(request, reply), id ?? '', {
          confirmPeople,
          revision: Number(request.body.revision ?? 0),
          startsAt,
        }),
      );
    });
    app.post(
      '/admin/pauseMailing',
      { config: { requires: 'EDITOR' }, schema: pause },
      async (request, reply) =>
        answer(reply, await mailings.pause(contextOf(request, reply), request.body.id ?? '')),
    );
    app.post('/admin/resumeMailing', { config: admin, schema: resume }, async (request, reply) =>
      answer(reply, await mailings.resume(contextOf(request, reply), request.body.id ?? '')),
    );
    app.post('/admin/cancelMailing', { config: admin, schema: cancel }, async (request, reply) =>
      answer(reply, await mailings.cancel(contextOf(request, reply), request.body.id ?? '')),
    );
    app.post(
      '/admin/deleteMailing',
      { config: { requires: 'EDITOR' }, schema: remove },
      async (request, reply) =>
        answer(reply, await mailings.delete(contextOf(request, reply), request.body.id ?? '')),
    );
    done();
  };
}

function answer(reply: FastifyReply, outcome: Outcome<Changed>) {
  if (!outcome.ok) return sendFailure(reply, outcome);
  const { message, mailing } = toMailingPayload(outcome);
  const { recipients, ...result } = mailing;
  return {
    message,
    result: { ...result, recipients: { ...recipients, skippedFor: [...recipients.skippedFor] } },
  };
}
