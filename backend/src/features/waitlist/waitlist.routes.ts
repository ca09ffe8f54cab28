import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { nullable, responses } from '../../platform/http/rest-schema.ts';
import { brokers } from './waitlist.brokers.ts';
import type { WaitlistService } from './waitlist.service.ts';

const JoinBody = Type.Object({
  firstName: nullable(Type.String(), 'Needed. At most 15 characters.'),
  lastName: nullable(Type.String(), 'Needed. At most 15 characters.'),
  email: nullable(Type.String(), 'Needed. E-mail address.'),
  phoneNo: nullable(
    Type.Union([Type.String(), Type.Integer()]),
    'Needed. International with a +, or national of the country given.',
  ),
  country: nullable(Type.String(), 'Needed. English name or ISO 3166-1 alpha-2 code.'),
  broker: nullable(
    Type.String(),
    `Needed. A label or slug, whatever its case: ${brokers.map(({ label, slug }) => `${label} (${slug})`).join(', ')}.`,
  ),
  referralCode: nullable(
    Type.String(),
    'The code of the person who invited them. One that nobody has is kept as it was entered and credits nobody.',
  ),
  systemCountry: nullable(Type.String(), 'The country the visitor seems to be in.'),
});

const joinReply = (description: string) =>
  Type.Object(
    {
      message: Type.String({ description: 'Fit to show to a person.' }),
      result: Type.Object({
        _id: Type.String({ format: 'uuid' }),
        referralId: Type.String({ description: 'Their own code, to share.' }),
        referralCredited: Type.Boolean({
          description:
            'Whether the code they entered was accepted. A contact that is only stated never changes this, even if it keeps the code from being credited.',
        }),
      }),
    },
    { description },
  );

/** `POST /api/joinwaitlist`. */
export function waitlistRoutes(waitlist: WaitlistService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/joinwaitlist',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary:
            'Joins the waitlist; the phone or the e-mail must have been verified within the last 15 minutes',
          body: JoinBody,
          response: responses({
            200: joinReply('They had joined before; nothing changed.'),
            201: joinReply('They joined.'),
          }),
          failures: ['VALIDATION_FAILED', 'VERIFICATION_REQUIRED', 'NOT_FOUND'],
        },
      },
      async (request, reply) => {
        const { phoneNo, ...fields } = request.body;
        const outcome = await waitlist.join(
          { ...fields, phoneNo: phoneNo?.toString() },
          contextOf(request, reply).browser,
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { message, alreadyJoined, id, referralId, referralCredited } = outcome;
        return reply
          .code(alreadyJoined ? 200 : 201)
          .send({ message, result: { _id: id, referralId, referralCredited } });
      },
    );
    done();
  };
}
