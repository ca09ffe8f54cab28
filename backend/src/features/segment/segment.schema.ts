import { Type } from '@sinclair/typebox';
import { needed, nullable } from '../../platform/http/rest-schema.ts';
import { forEachChoice } from '../../questions.form.ts';
import { exclusionReasons } from './segment.audience.ts';

/** The schemas of the REST calls of segments. */

const text = (example: string, description: string) =>
  nullable(Type.String({ examples: [example] }), description);
const texts = (example: string, description: string) =>
  nullable(Type.Array(Type.String({ examples: [example] })), description);
const whole = (example: number, description: string) =>
  nullable(Type.Integer({ examples: [example] }), description);
const channel = 'email or sms.';

export const listDescription =
  'Belongs to an address of this email list: verified it, or stated it and verified a phone number. Each address chooses one user: the one who verified it; otherwise, of those who stated it, the first to join who is not blocked.';
export const reachDescription =
  "With emailListId: how to reach users who only stated the address and verified a phone number: by email at that address, which may be someone else's, or by text message (sms; not for news). Left out: they get no message.";

/** Which users; every field may be left out. The service checks the values. */
export const SegmentBody = Type.Object({
  states: texts(
    'WAITING',
    'One of these states: WAITING (the default), EXPIRED; for news also INVITED, ACCEPTED.',
  ),
  countries: texts('DE', 'One of these countries: ISO 3166-1 alpha-2 codes or English names.'),
  ...forEachChoice(({ question: { options, words } }) =>
    texts(options.at(-1)?.slug ?? '', `One of these ${words.many}: slugs or labels.`),
  ),
  joinedFrom: text('2026-01-01', 'Joined on this day or later, UTC.'),
  joinedTo: text('2099-12-31', 'Joined on this day or earlier, UTC.'),
  minPoints: whole(10, 'Minimum points.'),
  maxPoints: whole(1000, 'Maximum points.'),
  hasReferrals: nullable(Type.Boolean({ examples: [true] }), 'Whether anyone joined with their code.'),
  verifiedBy: text('email', `Which contact they verified: ${channel}`),
  signupIds: nullable(Type.Array(Type.String()), 'One of these users: 1 to 1,000 ids.'),
  emailListId: nullable(Type.String(), listDescription),
  reachStatedBy: text('email', reachDescription),
  topByRank: whole(500, 'Only this many of them, best rank first.'),
});

export const PreviewBody = Type.Object({
  segment: nullable(SegmentBody, 'The users; defaults to everyone waiting.'),
  kind: needed(Type.String({ examples: ['invite'] }), 'The kind of mailing: invite or broadcast.'),
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
  rank: rank('1 is first; null for a user who is not waiting.'),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')], {
    description: 'The channel they are reached by.',
  }),
});

export const PreviewReply = Type.Object({
  people: count('Number of users.'),
  emails: count('Number of them reached by email.'),
  textMessages: count('Number of them reached by text message.'),
  stated: count(
    'With an email list: number of users in the segment who verified a phone number and only stated the address that is on the list. reachStatedBy says what happens to them.',
  ),
  canText: Type.Boolean({ description: 'Whether this kind of message can be sent by text message.' }),
  firstRank: rank('The best rank among them; null if none has a rank.'),
  lastRank: rank('The last rank among them; null if none has a rank.'),
  sample: Type.Array(User, { description: 'The best-ranked of them; at most ten.' }),
  excluded: Type.Array(
    Type.Object({
      reason: Type.Union(exclusionReasons.map((reason) => Type.Literal(reason))),
      people: count('Number of users; of addresses for NOT_ON_LIST, of ids for UNKNOWN_USER.'),
    }),
    { description: 'Who is left out, by reason.' },
  ),
});

export const ListName = Type.Object({
  name: Type.Optional(Type.String({ description: "The list's name, at most 100 characters." })),
});

export const ListReply = Type.Object({
  listId: Type.String({ description: "The list's id, for segments." }),
  lines: count('Lines in the file, not counting blank ones and the headings.'),
  valid: count('Distinct addresses; spellings of one mailbox count once.'),
  duplicates: count('Repeated addresses.'),
  invalid: count('Lines without an address, and texts that look like one but are not valid.'),
  faults: Type.Array(
    Type.Object({
      line: Type.Integer({ minimum: 1, description: 'From 1; where a record of several lines begins.' }),
      text: Type.String({ description: 'The beginning of what stands there.' }),
    }),
    { description: 'The first 20 of the invalid ones.' },
  ),
});
