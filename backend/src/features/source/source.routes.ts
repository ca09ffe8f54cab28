import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, responses } from '../../platform/http/rest-schema.ts';
import { sourceFields } from './source.body.ts';
import type { SourceService } from './source.service.ts';
import { type VisitCounter, visitSteps } from './source.visits.ts';

const report = {
  summary: 'Counts what a browser tab does on the site, by where it came from',
  body: Type.Object({
    step: needed(
      Type.String({ examples: ['visit'] }),
      `What it did, once for each tab: ${visitSteps.join(', ')}. That is: arrived, opened the form, requested a code to join, shared a link.`,
    ),
    ...sourceFields,
  }),
  response: responses({
    204: Type.Null({
      description: 'Counted, or left out: of robots and of browsers that send Sec-GPC, nothing is counted.',
    }),
  }),
  failures: ['VALIDATION_FAILED'],
} as const;

const noStep = invalidFields({ step: `step must be one of ${visitSteps.join(', ')}` });

/** `POST /api/visits`. */
export const visitRoutes =
  (sources: SourceService, visits: VisitCounter): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.post(
      '/visits',
      { config: { requires: 'NOTHING', isCounter: true }, schema: report },
      async (request, reply) => {
        const { step: asked, ...given } = request.body;
        const step = visitSteps.find((each) => each === asked);
        if (step === undefined) return sendFailure(reply, noStep);
        const { asksForPrivacy } = contextOf(request, reply).browser;
        const chosen = await sources.choose(given, asksForPrivacy);
        const id = chosen && (await sources.keep(chosen));
        if (id !== null) visits.count(step, id, request.headers['user-agent']);
        return reply.code(204).send(null);
      },
    );
    done();
  };
