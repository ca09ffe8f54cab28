import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import type { FaqRow } from './faq.repository.ts';
import type { FaqService } from './faq.service.ts';

const example = {
  id: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
  question: 'When does it open?',
  answer: 'This year.',
};

const FaqReply = Type.Object({
  _id: Type.String({ format: 'uuid', examples: [example.id] }),
  question: Type.String({ description: 'Plain text.', examples: [example.question] }),
  answer: Type.String({ description: 'Plain text; may have several lines.', examples: [example.answer] }),
  isActive: Type.Boolean({ description: 'Whether visitors see it.', examples: [true] }),
  revision: Type.Integer({
    description: 'From 1; each change counts, except of its position.',
    examples: [1],
  }),
});
const Message = Type.String({ description: 'A message to show to the user.' });
const Saved = Type.Object({ message: Message, result: FaqReply });
const FaqId = needed(Type.String({ examples: [example.id] }), 'The _id of the FAQ.');
const Question = [
  Type.String({ examples: [example.question] }),
  'Plain text, at most 200 characters.',
] as const;
const Answer = [
  Type.String({ examples: [example.answer] }),
  'Plain text, at most 2,000 characters; may have several lines.',
] as const;

const list = {
  summary: 'FAQs in display order; without a token, only the active ones',
  response: responses({ 200: Type.Object({ result: Type.Array(FaqReply) }) }),
};
const find = {
  summary: 'One FAQ; without a token, only an active one',
  params: Type.Object({ id: Type.String({ description: 'Its _id.' }) }),
  response: responses({ 200: Type.Object({ result: FaqReply }) }),
  failures: ['NOT_FOUND'],
} as const;
const add = {
  summary: 'Adds an FAQ after all others',
  body: Type.Object({
    question: needed(...Question),
    answer: needed(...Answer),
    isActive: nullable(Type.Boolean(), 'Whether visitors see it; defaults to true.'),
  }),
  response: responses({ 201: Saved }),
  failures: ['VALIDATION_FAILED'],
} as const;
const update = {
  summary: 'Changes an FAQ; fields that are left out or null stay as they are',
  body: Type.Object({
    faqId: FaqId,
    question: nullable(...Question),
    answer: nullable(...Answer),
    isActive: nullable(Type.Boolean(), 'Whether visitors see it.'),
    editedRevision: nullable(
      Type.Integer({ examples: [1] }),
      'The revision that was edited. If it is not the current one, the answer is CONFLICT; defaults to whatever is current.',
    ),
  }),
  response: responses({ 200: Saved }),
  failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
} as const;
const remove = {
  summary: 'Hides an FAQ from visitors; updatefaq can make it active again',
  body: Type.Object({ faqId: FaqId, isActive: nullable(Type.Boolean(), 'False, if given.') }),
  response: responses({ 200: Type.Object({ message: Message }) }),
  failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
} as const;

/** `GET /api/getfaqs`, `GET /api/getfaq/{id}`; for editors `POST /api/addfaq`, `PUT /api/updatefaq`, `POST /api/deletefaq`. */
export function faqRoutes(faq: FaqService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/getfaqs', { config: { requires: 'NOTHING' }, schema: list }, async ({ viewer }) => ({
      result: (await faq.list(viewer)).map(toReply),
    }));
    app.get('/getfaq/:id', { config: { requires: 'NOTHING' }, schema: find }, async (request, reply) => {
      const outcome = await faq.findFor(request.viewer, request.params.id);
      return outcome.ok ? { result: toReply(outcome.faq) } : sendFailure(reply, outcome);
    });
    app.post('/addfaq', { config: { requires: 'EDITOR' }, schema: add }, async (request, reply) => {
      const outcome = await faq.add(request.body, contextOf(request, reply));
      if (!outcome.ok) return sendFailure(reply, outcome);
      return reply.code(201).send({ message: outcome.message, result: toReply(outcome.faq) });
    });
    app.put('/updatefaq', { config: { requires: 'EDITOR' }, schema: update }, async (request, reply) => {
      const outcome = await faq.update(request.body, contextOf(request, reply));
      if (!outcome.ok) return sendFailure(reply, outcome);
      return { message: outcome.message, result: toReply(outcome.faq) };
    });
    app.post('/deletefaq', { config: { requires: 'EDITOR' }, schema: remove }, async (request, reply) => {
      const outcome = await faq.remove(request.body, contextOf(request, reply));
      return outcome.ok ? { message: outcome.message } : sendFailure(reply, outcome);
    });
    done();
  };
}

const toReply = ({ id, ...faq }: FaqRow) => ({ _id: id, ...faq });
