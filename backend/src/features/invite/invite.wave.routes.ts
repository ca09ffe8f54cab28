import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { MailingReply } from '../mailing/mailing.schema.ts';
import { SegmentBody } from '../segment/segment.schema.ts';
import type { SegmentInput } from '../segment/segment.rules.ts';
import { waveExpiresInMinutes, wavePerHour } from './invite.wave.form.ts';
import { unknownWave } from './invite.wave.messages.ts';
import type { Wave, WaveService } from './invite.wave.service.ts';
import { toInviteWave } from './invite.wave.types.ts';

const WaveBody = Type.Object({
  name: needed(Type.String({ examples: ['March'] }), 'Its name in the back office, 1 to 100 characters.'),
  segment: nullable(SegmentBody, 'The users; defaults to everyone waiting.'),
  templateId: nullable(
    Type.String(),
    'The template of its message, in its current version; left out: the first of its kind.',
  ),
  perHour: nullable(
    Type.Integer({ examples: [wavePerHour] }),
    'Messages an hour at most, 1 to 1,000,000; reminders count. 5,000 when left out.',
  ),
  expiresInMinutes: nullable(
    Type.Integer({ examples: [waveExpiresInMinutes] }),
    'How long each user can accept, 1 to 525,600 minutes; 14 days when left out.',
  ),
  reminderDays: nullable(
    Type.Array(Type.Integer({ examples: [3] })),
    'When users who have not accepted are reminded: days before the invitation expires; at most two.',
  ),
});

const count = (description: string) => Type.Integer({ minimum: 0, description });

const WaveReply = Type.Object(
  {
    id: Type.String({ description: "The wave's id, which is also its mailing's." }),
    mailing: MailingReply.properties.result,
    expiresInMinutes: Type.Integer({ description: 'Minutes until each invitation expires.' }),
    reminderDays: Type.Array(Type.Integer(), {
      description: 'Days before the invitation expires, descending.',
    }),
    revokedAt: Type.Union([Type.String(), Type.Null()], {
      description: 'When an admin revoked it; ISO 8601, or null.',
    }),
    funnel: Type.Object(
      {
        planned: count('Chosen when the wave started.'),
        issued: count('Got an invitation.'),
        sent: count('Were sent its message.'),
        opened: count('Opened its page.'),
        accepted: count('Accepted it.'),
        expired: count('Did not accept it in time.'),
        revoked: count('Had it revoked.'),
      },
      { description: 'How many of its users reached each step; a user counts in every step they reached.' },
    ),
  },
  { description: 'The wave as it is now.' },
);

const create = {
  summary: 'Saves an invitation wave as a draft; startMailing starts it',
  body: WaveBody,
  response: responses({
    201: Type.Object({
      message: Type.String({ description: 'A message for the admin.' }),
      result: WaveReply,
    }),
  }),
  failures: ['VALIDATION_FAILED'],
} as const;
const find = {
  summary: 'One wave, and how many of its users reached each step',
  params: Type.Object({ id: Type.String({ description: "The wave's id." }) }),
  response: responses({ 200: Type.Object({ result: WaveReply }) }),
  failures: ['NOT_FOUND'],
} as const;

/** 1,000 ids of users. */
const bodyLimit = 64 * 1024;

/** `POST /api/admin/createInviteWave` and `GET /api/admin/inviteWave/:id`. */
export function waveRoutes(waves: WaveService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/admin/createInviteWave',
      { config: { requires: 'EDITOR' }, bodyLimit, schema: create },
      async (request, reply) => {
        const { name, segment, templateId, perHour, expiresInMinutes, reminderDays } = request.body;
        const outcome = await waves.create(
          {
            name,
            templateId,
            segment: segment ?? ({} satisfies SegmentInput),
            perHour: perHour ?? wavePerHour,
            expiresInMinutes: expiresInMinutes ?? waveExpiresInMinutes,
            reminderDays: reminderDays ?? [],
          },
          contextOf(request, reply),
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { message, wave } = outcome;
        return reply.code(201).send({ message, result: await toReply(waves, wave) });
      },
    );
    app.get(
      '/admin/inviteWave/:id',
      { config: { requires: 'VIEWER' }, schema: find },
      async (request, reply) => {
        const wave = await waves.find(request.params.id);
        return wave === null ? sendFailure(reply, unknownWave) : { result: await toReply(waves, wave) };
      },
    );
    done();
  };
}

async function toReply(waves: WaveService, found: Wave) {
  const { wave, mailing, reminderDays, ...terms } = toInviteWave(found);
  const { recipients, ...rest } = mailing;
  return {
    ...terms,
    reminderDays: [...reminderDays],
    mailing: { ...rest, recipients: { ...recipients, skippedFor: [...recipients.skippedFor] } },
    funnel: await waves.funnel(wave),
  };
}
