import { Type } from '@sinclair/typebox';
import { needed, nullable } from '../../platform/http/rest-schema.ts';
import { brokers } from '../waitlist/waitlist.brokers.ts';
import { exclusionReasons } from './segment.audience.ts';

/** What the REST calls of segments take and answer. */

const text = (example: string, description: string) =>
  nullable(Type.String({ examples: [example] }), description);
const texts = (example: string, description: string) =>
  nullable(Type.Array(Type.String({ examples: [example] })), description);
const whole = (example: number, description: string) =>
  nullable(Type.Integer({ examples: [example] }), description);
const channel = 'email or sms.';

/** Which users; every field may be left out. Values are judged by the service. */
export const SegmentBody = Type.Object({
  states: texts(
    'WAITING',
    'One of these states: WAITING (the default), EXPIRED; for news also INVITED, ACCEPTED.',
  ),
  countries: texts('IN', 'One of these countries: ISO 3166-1 alpha-2 codes or English names.'),
  brokers: texts(brokers.at(-1)?.slug ?? '', 'One of these brokers: slugs or labels.'),
  joinedFrom: text('2026-01-01', 'Joined on this day or later, UTC.'),
  joinedTo: text('2099-12-31', 'Joined on this day or earlier, UTC.'),
  minPoints: whole(10, 'At least so many points.'),
  maxPoints: whole(1000, 'At most so many points.'),
  hasReferrals: nullable(Type.Boolean({ examples: [true] }), 'Whether anyone joined with their code.'),
  verifiedBy: text('email', `Which contact they verified: ${channel}`),
  signupIds: nullable(Type.Array(Type.String()), 'One of these users: 1 to 1,000 ids.'),
  emailListId: nullable(Type.String(), 'Verified an address of this email list.'),
  topByRank: whole(500, 'Only so many of them, the best by rank.'),
});

export const PreviewBody = Type.Object({
  segment: nullable(SegmentBody, 'Which users; left out: all who wait.'),
  kind: needed(Type.String({ examples: ['invite'] }), 'What is sent to them: invite or broadcast.'),
});

const count = (description: string) => Type.Integer({ minimum: 0, description });
const rank = (description: string) =>
  Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description });

const User = Type.Object({
  id: Type.String({ description: "The signup's id." }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  country: Type.Union([Type.String(), Type.Null()], { description: 'ISO 3166-1 alpha-2.' }),
  points: count('Referral points.'),
  rank: rank('1 is first; null for a user who does not wait.'),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')], { description: 'How they are reached.' }),
});

export const PreviewReply = Type.Object({
  people: count('How many users.'),
  emails: count('How many of them by email.'),
  textMessages: count('How many of them by text message.'),
  firstRank: rank('The best rank among them; null if none has a rank.'),
  lastRank: rank('The last rank among them; null if none has a rank.'),
  sample: Type.Array(User, { description: 'The best of them, at most ten.' }),
  excluded: Type.Array(
    Type.Object({
      reason: Type.Union(exclusionReasons.map((reason) => Type.Literal(reason))),
      people: count('How many users, or addresses for NOT_ON_LIST.'),
    }),
    { description: 'Who is left out, by reason.' },
  ),
});

export const ListName = Type.Object({
  name: Type.Optional(Type.String({ description: 'What to call the list, at most 100 characters.' })),
});

export const ListReply = Type.Object({
  listId: Type.String({ description: 'Names the list in a segment.' }),
  lines: count('Lines of the file, without blank ones and the header.'),
  valid: count('Different addresses; spellings of one mailbox are one.'),
  duplicates: count('Addresses that were there before.'),
  invalid: count('Lines without a valid address.'),
  faults: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1, description: 'From 1.' }),
      text: Type.String({ description: 'The beginning of what stands there.' }),
    }),
    { description: 'The first 20 invalid lines.' },
  ),
});
