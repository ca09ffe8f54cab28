import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { replyOf } from '../../platform/mirror/mirror.ts';
import { anySource, readSource } from '../source/source.body.ts';
import { lastSourceDescription, sourceDescription } from '../source/source.types.ts';
import { allJoinFields, joinFields, newsConsentDescription } from './waitlist.fields.ts';
import type { WaitlistResolver } from './waitlist.resolver.ts';
import { joinMessage, type WaitlistService } from './waitlist.service.ts';
import type { JoinWaitlistPayload } from './waitlist.types.ts';

const text = (example: string) => Type.String({ examples: [example] });

const examples = {
  _id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  referralId: '7K2QXBD94M',
  referralCredited: false,
};

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
  source: anySource(sourceDescription),
  lastSource: anySource(lastSourceDescription),
});

const toReply = ({
  message,
  signup,
  referralCredited,
}: Pick<JoinWaitlistPayload, 'message' | 'signup' | 'referralCredited'>) => ({
  message,
  result: { _id: signup.id, referralId: signup.referralId, referralCredited },
});

/** `POST /api/joinwaitlist`. */
export function waitlistRoutes(waitlist: WaitlistService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const answering = (description: string, message: string) => ({
      ...replyOf<WaitlistResolver>(app)('joinWaitlist', {
        examples: { ...examples, message },
        reply: toReply,
      }),
      description,
    });
    app.post(
      '/joinwaitlist',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary:
            'Joins the waitlist; the phone number or the email must have been verified within the last 15 minutes',
          body: JoinBody,
          response: responses({
            200: answering('The user had already joined; nothing changed.', joinMessage('existing', false)),
            201: answering('The user joined.', joinMessage('joined', false)),
          }),
          failures: ['VALIDATION_FAILED', 'VERIFICATION_REQUIRED', 'SIGNUPS_PAUSED', 'NOT_FOUND'],
        },
      },
      async (request, reply) => {
        const { phoneNo, newsConsent, source, lastSource, ...fields } = request.body;
        const outcome = await waitlist.join(
          {
            ...fields,
            phoneNo: phoneNo?.toString(),
            newsConsent,
            source: readSource(source),
            lastSource: readSource(lastSource),
          },
          contextOf(request, reply).browser,
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { message, alreadyJoined, id, referralId, referralCredited } = outcome;
        return reply
          .code(alreadyJoined ? 200 : 201)
          .send(toReply({ message, signup: { id, referralId }, referralCredited }));
      },
    );
    done();
  };
}
