import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { FaqResolver } from './faq.resolver.ts';
import type { FaqService } from './faq.service.ts';
import type { Faq, FaqPayload } from './faq.types.ts';

const id = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
const examples = {
  _id: id,
  faqId: id,
  question: 'When does it open?',
  answer: 'This year.',
  isActive: true,
  revision: 1,
  editedRevision: 1,
};

const remove = {
  summary: 'Hides an FAQ from visitors; updatefaq can make it active again',
  body: Type.Object({
    faqId: needed(Type.String({ examples: [id] }), 'The _id of the FAQ.'),
    isActive: nullable(Type.Boolean(), 'False, if given.'),
  }),
  response: responses({
    200: Type.Object({ message: Type.String({ description: 'A message to show to the user.' }) }),
  }),
  failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
} as const;

/** `GET /api/getfaqs`, `GET /api/getfaq/{id}`; for editors `POST /api/addfaq`, `PUT /api/updatefaq`, `POST /api/deletefaq`. */
export function faqRoutes(faq: FaqService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const call = mirror<FaqResolver>(app);
    call('GET /getfaqs', 'faqs', { examples, reply: (faqs) => ({ result: faqs.map(toReply) }) });
    call('GET /getfaq/:id', 'faq', {
      examples,
      reply: (found) => ({ result: toReply(found) }),
      failures: ['NOT_FOUND'],
    });
    call('POST /addfaq', 'addFaq', { examples, status: 201, reply: saved, failures: ['VALIDATION_FAILED'] });
    call('PUT /updatefaq', 'updateFaq', {
      examples,
      reply: saved,
      failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
    });
    app.post('/deletefaq', { config: { requires: 'EDITOR' }, schema: remove }, async (request, reply) => {
      const outcome = await faq.remove(request.body, contextOf(request, reply));
      return outcome.ok ? { message: outcome.message } : sendFailure(reply, outcome);
    });
    done();
  };
}

const toReply = ({ id: _id, ...faq }: Faq) => ({ _id, ...faq });
const saved = ({ message, faq }: FaqPayload) => ({ message, result: toReply(faq) });
