import { Type } from '@sinclair/typebox';
import { needed, nullable } from '../../platform/http/rest-schema.ts';
import { exclusionReasons } from '../segment/segment.audience.ts';

/** The schemas of the REST calls of mailings. */

/** What the revision of a mailing is, in both APIs. */
export const revisionDescription = 'Counts the changes of the draft, from 1.';

const Id = needed(Type.String({ examples: ['1b4e28ba-2fa1-41d2-883f-0016d3cca427'] }), "The mailing's id.");

export const MailingBody = Type.Object({ id: Id });

export const StartBody = Type.Object({
  id: Id,
  confirmPeople: needed(
    Type.Union([Type.Integer(), Type.String()], { examples: [500] }),
    'How many users it goes to, as the preview shows it. It may be off by 5 percent.',
  ),
  revision: needed(
    Type.Union([Type.Integer(), Type.String()], { examples: [1] }),
    "The draft's revision that you looked at. If it has been changed since, CONFLICT.",
  ),
  startsAt: nullable(
    Type.String(),
    'ISO 8601 with a time zone, such as 2026-01-31T09:00:00Z, within a year; left out: at once.',
  ),
});

const oneOf = (words: readonly string[], description: string) =>
  Type.Union(
    words.map((word) => Type.Literal(word)),
    { description },
  );
const orNull = (
  schema: ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>,
  description: string,
) => Type.Union([schema, Type.Null()], { description });
const time = (description: string) => orNull(Type.String(), `${description}; ISO 8601, or null.`);
const count = (description: string) => Type.Integer({ minimum: 0, description });

const Recipients = Type.Object({
  planned: count('Still to come.'),
  queued: count('Next to be sent, being sent, or waiting for a retry.'),
  sent: count('Sent: the mail server or SMS service took the message.'),
  refused: count('Refused permanently, or for longer than a day.'),
  uncertain: count('The message may or may not have been sent.'),
  skipped: count('Left out, for the reasons of skippedFor.'),
  canceled: count('Canceled before anything was sent.'),
  skippedFor: Type.Array(
    Type.Object({
      reason: Type.Union(exclusionReasons.map((reason) => Type.Literal(reason))),
      people: count('How many users.'),
    }),
    { description: 'Why recipients were left out after the start.' },
  ),
});

export const MailingReply = Type.Object({
  message: Type.String({ description: 'A message for the admin.' }),
  result: Type.Object(
    {
      id: Type.String({ description: "The mailing's id." }),
      kind: oneOf(['invite', 'broadcast'], 'What it is for.'),
      name: Type.String({ description: 'What admins call it.' }),
      state: oneOf(
        ['draft', 'scheduled', 'preparing', 'running', 'paused', 'done', 'canceled'],
        'Whether it is a draft, is being sent, or has ended.',
      ),
      templateId: Type.String({ description: 'The template of its message.' }),
      templateName: Type.String({ description: "The template's name." }),
      templateVersion: Type.Integer({ description: 'Which version of the template.' }),
      perHour: Type.Integer({ description: 'Messages an hour at most.' }),
      revision: Type.Integer({ description: revisionDescription }),
      confirmedPeople: orNull(Type.Integer(), 'How many users were confirmed; null before the start.'),
      startsAt: time('When it is to start'),
      pauseReason: Type.Union(
        [oneOf(['admin', 'bounces', 'complaints'], 'Who or what paused it.'), Type.Null()],
        { description: 'Why it is paused; null unless it is.' },
      ),
      createdBy: orNull(Type.String(), 'Email of the admin who created it; null for an API key.'),
      createdAt: Type.String({ description: 'When it was created; ISO 8601.' }),
      startedAt: time('When it started'),
      endedAt: time('When it was done or canceled'),
      estimatedEndAt: time('When the last message leaves at this pace'),
      recipients: Recipients,
    },
    { description: 'The mailing as it is now.' },
  ),
});
