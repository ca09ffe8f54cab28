import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { allJoinFields, joinFields, newsConsentDescription } from './waitlist.fields.ts';
import { joinMessage, type WaitlistService } from './waitlist.service.ts';

const text = (example: string) => Type.String({ examples: [example] });

/** A phone number may also be sent as a number. */
const JoinBody = Type.Object({
  ...Object.fromEntries(
    allJoinFields.map(({ name, required, description, example }) => [
      name,
      (required ? needed : nullable)(text(example), description),
    ]),
  ),
  phoneNo: needed(
    Type.Union([Type.String(), Type.Integer()], { examples: [joinFields.phoneNo.example] }),
    joinFields.phoneNo.description,
  ),
  newsConsent: nullable(Type.Boolean({ examples: [false] }), newsConsentDescription),
});

const joinReply = (description: string, message: string) =>
  Type.Object(
    {
      message: Type.String({ description: 'A message to show to the user.', examples: [message] }),
      result: Type.Object({
        _id: Type.String({ format: 'uuid', examples: ['a3bb189e-8bf9-4888-9912-ace4e6543002'] }),
        referralId: Type.String({ description: "The user's own referral code.", examples: ['7K2QXBD94M'] }),
        referralCredited: Type.Boolean({
          description:
            'Whether the referral code they entered was accepted. A contact that is only stated never changes this, even if it keeps the code from being credited.',
          examples: [false],
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
            'Joins the waitlist; the phone number or the email must have been verified within the last 15 minutes',
          body: JoinBody,
          response: responses({
            200: joinReply('The user had already joined; nothing changed.', joinMessage(true, false)),
            201: joinReply('The user joined.', joinMessage(false, false)),
          }),
          failures: ['VALIDATION_FAILED', 'VERIFICATION_REQUIRED', 'SIGNUPS_PAUSED', 'NOT_FOUND'],
        },
      },
      async (request, reply) => {
        const { phoneNo, newsConsent, ...fields } = request.body;
        const outcome = await waitlist.join(
          { ...fields, phoneNo: phoneNo?.toString(), newsConsent },
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
