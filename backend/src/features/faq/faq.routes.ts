import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import type { FaqRow } from './faq.repository.ts';
import type { FaqService } from './faq.service.ts';

const FaqReply = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  question: Type.String({ description: 'Plain text.' }),
  answer: Type.String({ description: 'Plain text, in any number of lines.' }),
  isActive: Type.Boolean({ description: 'Whether visitors see it.' }),
});

/** `GET /api/getfaqs` and `GET /api/getfaq/{id}`. */
export function faqRoutes(faq: FaqService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/getfaqs',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: 'The active questions and answers, in the order to show them',
          response: responses({ 200: Type.Object({ result: Type.Array(FaqReply) }) }),
        },
      },
      async () => ({ result: (await faq.listActive()).map(toReply) }),
    );
    app.get(
      '/getfaq/:id',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: 'One active question and its answer',
          params: Type.Object({ id: Type.String({ description: 'Its _id.' }) }),
          response: responses({ 200: Type.Object({ result: FaqReply }) }),
        },
      },
      async (request, reply) => {
        const outcome = await faq.findActive(request.params.id);
        return outcome.ok ? { result: toReply(outcome.faq) } : sendFailure(reply, outcome);
      },
    );
    done();
  };
}

const toReply = ({ id, question, answer, isActive }: FaqRow) => ({ _id: id, question, answer, isActive });
