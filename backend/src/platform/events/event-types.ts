import { allChoices, allWritten } from '../../questions.form.ts';
import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** The subject of an event, which determines what its `data` contains besides what was recorded with it. */
type EventSubject = 'signup' | 'application' | 'nothing';

interface EventTypeFacts {
  readonly about: EventSubject;
  /** Derived from the join order and the ledger; all others are recorded by `recordEvent`. */
  readonly fromJoins?: true;
  /** Nothing personal is left to send. */
  readonly isErasure?: true;
  /** Describes the event, for the docs and the back office. */
  readonly description: string;
  /** The fields of its `data`, besides those of its subject: ids and figures, nothing personal. */
  readonly data: TProperties;
}

const id = (description: string) => Type.String({ format: 'uuid', description });
const count = (description: string) => Type.Integer({ minimum: 0, description });
const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const oneOf = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ anyOf: values.map((value) => Type.Literal(value)), description });

const invitation = { inviteId: id("The invitation's id.") };
const movedCredit = {
  points: Type.Integer({ minimum: 1, description: 'Points for this referral.' }),
  referredSignupId: id('The signup that used the code.'),
};
const grantedPoints = {
  points: Type.Integer({ minimum: 1, description: 'How many points.' }),
  grantId: id("The grant's id."),
};
const claim = {
  claimId: id("The claim's id: fulfillRewardClaims takes it."),
  rewardId: id("The reward's id."),
  referralsNeeded: Type.Integer({ minimum: 1, description: 'How many referrals it took.' }),
};
const mailing = {
  mailingId: orNull(Type.String({ format: 'uuid' }), 'The mailing whose message led to it; null if unknown.'),
};

/**
 * Every event: what `recordEvent` takes, what is sent, and what the OpenAPI document, the page "Connect your app" and the
 * back office say of it. To add one: CONTRIBUTING.md.
 */
export const eventTypes = {
  'signup.joined': {
    about: 'signup',
    fromJoins: true,
    description: 'A user joined the waitlist.',
    data: {
      joinedNth: Type.Integer({ minimum: 1, description: 'Place in the join order.' }),
      country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
      ...Object.fromEntries(
        allChoices.map(({ key, question: { words, required } }) => [
          key,
          Type.String({
            description: `The slug of the ${words.one} they chose${required ? '' : '; empty if they chose none'}.`,
          }),
        ]),
      ),
      verifiedBy: oneOf(['email', 'phone'], 'Which contact they verified; the other one is only stated.'),
      referrerSignupId: orNull(
        Type.String({ format: 'uuid' }),
        'The signup whose code they entered; null if there is none.',
      ),
      source: orNull(
        Type.String(),
        'Where they came from at first, such as whatsapp; null if it is not known.',
      ),
      campaign: orNull(Type.String(), 'The campaign of that source; null if it has none.'),
    },
  },
  'signup.credited': {
    about: 'signup',
    fromJoins: true,
    description: 'A referrer got points for a referral.',
    data: {
      points: Type.Integer({ description: 'Points for this referral.' }),
      referredSignupId: id('The signup that used the code.'),
    },
  },
  'credit.held': {
    about: 'signup',
    description: "A referrer's points for a referral do not count until it is checked.",
    data: movedCredit,
  },
  'credit.released': {
    about: 'signup',
    description: "A referrer's points for a referral that was checked count again.",
    data: movedCredit,
  },
  'credit.reversed': {
    about: 'signup',
    description:
      "A referrer's points for a referral were taken back: the user they referred was blocked, or an admin decided so.",
    data: movedCredit,
  },
  'credit.restored': {
    about: 'signup',
    description: "A referrer's points that were taken back count again.",
    data: movedCredit,
  },
  'points.granted': { about: 'signup', description: 'An admin gave a user points.', data: grantedPoints },
  'points.taken-back': {
    about: 'signup',
    description: 'An admin took back points that a user had been given.',
    data: grantedPoints,
  },
  'reward.reached': {
    about: 'signup',
    description: 'A user reached a reward, again after it was withdrawn, or it is no longer fulfilled.',
    data: claim,
  },
  'reward.withdrawn': {
    about: 'signup',
    description:
      "A reward that was not fulfilled yet was withdrawn: too few of the user's referrals count by now, or they were blocked or ceased to be an ambassador.",
    data: claim,
  },
  'reward.fulfilled': { about: 'signup', description: 'A user got a reward.', data: claim },
  'signup.blocked': { about: 'signup', description: 'An admin blocked a user.', data: {} },
  'signup.unblocked': { about: 'signup', description: 'An admin unblocked a user.', data: {} },
  'signup.verified': {
    about: 'signup',
    description:
      'A user who was imported, or added by hand, verified a contact; signup.joined was not sent for them. They keep their place.',
    data: { verifiedBy: oneOf(['email', 'phone'], 'Which contact they verified.') },
  },
  'signup.updated': {
    about: 'signup',
    description:
      'A user corrected their name or changed the contact they verified, or an admin corrected their name or the other contact.',
    data: {},
  },
  'signup.leaving': {
    about: 'signup',
    description:
      'A user asked to leave the waitlist. They get no more messages, and will be erased unless they stay.',
    data: { leavesAt: Type.String({ format: 'date-time', description: 'When they will be erased.' }) },
  },
  'signup.stayed': {
    about: 'signup',
    description: 'A user who was leaving stays on the waitlist.',
    data: {},
  },
  'signup.merged': {
    about: 'signup',
    description:
      'An admin merged a later sign-up of the same user into this one: its code and the points for its referrals are theirs.',
    data: {
      mergedSignupId: id('The signup that was merged into it; it is erased.'),
      mergedReferralId: Type.String({ description: 'Its code, which goes on working.' }),
    },
  },
  'signup.erased': {
    about: 'signup',
    isErasure: true,
    description: "A user's personal data was erased.",
    data: {},
  },
  'invite.sent': { about: 'signup', description: 'A message with an invitation was sent.', data: invitation },
  'invite.accepted': { about: 'signup', description: 'A user accepted an invitation.', data: invitation },
  'invite.expired': { about: 'signup', description: 'An invitation expired.', data: invitation },
  'invite.revoked': {
    about: 'signup',
    description: 'An invitation was revoked, or its user was blocked.',
    data: invitation,
  },
  'message.unsubscribed': {
    about: 'signup',
    description: 'A user unsubscribed from invitations, news, or updates about their rank.',
    data: {
      stream: oneOf(['invites', 'news', 'updates'], 'What they get no more.'),
      source: oneOf(['status', 'unsubscribe'], 'Their status page, or a link in a message.'),
      ...mailing,
    },
  },
  'message.bounced': {
    about: 'signup',
    description: "A user's email address does not exist, or they reported a message as spam.",
    data: { reason: oneOf(['bounce', 'complaint'], 'A complaint is a report as spam.'), ...mailing },
  },
  'mailing.done': {
    about: 'nothing',
    description: 'An invitation wave or broadcast was sent to its last recipient.',
    data: {
      mailingId: id("The mailing's id."),
      kind: oneOf(['invite', 'broadcast'], 'An invitation wave, or a broadcast.'),
      sent: count('Recipients whose message was sent.'),
      refused: count('Recipients whose message was refused for good.'),
      uncertain: count('Recipients whose message may have been sent.'),
      skipped: count('Recipients who were left out.'),
    },
  },
  'ambassador.applied': {
    about: 'application',
    description: 'Someone applied to be an ambassador.',
    data: {},
  },
  'ambassador.accepted': {
    about: 'application',
    description:
      'The team accepted an application: its applicant is an ambassador, once they have a sign-up.',
    data: {},
  },
  'webhook.test': {
    about: 'nothing',
    description: 'An admin tested the endpoint.',
    data: { endpointId: id("The endpoint's id.") },
  },
} as const satisfies Readonly<Record<string, EventTypeFacts>>;

export type EventType = keyof typeof eventTypes;
type FactsOf<T extends EventType> = (typeof eventTypes)[T];

/** An event to record; joins and credits need no row. `ambassador_apply` records applications, `waitlist_move_credits` credits that change. */
export type NewEvent = {
  [T in EventType]: FactsOf<T> extends { readonly fromJoins: true }
    ? never
    : FactsOf<T> extends { readonly about: 'application' }
      ? { readonly type: T } & AboutApplication
      : { readonly type: T } & SubjectOf<FactsOf<T>['about']> & DataOf<FactsOf<T>['data']>;
}[EventType];

interface AboutApplication {
  readonly signupSeq?: undefined;
  readonly data: { readonly applicationId: string };
}

/** Which signup it is about, by its place in the join order. */
type SubjectOf<About extends EventSubject> = About extends 'signup'
  ? { readonly signupSeq: string }
  : { readonly signupSeq?: undefined };

type DataOf<Fields extends TProperties> = keyof Fields extends never
  ? { readonly data?: undefined }
  : { readonly data: Readonly<Static<TObject<Fields>>> };

const withPersonalData = { description: 'With personal data only.' };
const personal = {
  firstName: Type.Optional(Type.String(withPersonalData)),
  lastName: Type.Optional(Type.String(withPersonalData)),
  email: Type.Optional(Type.String(withPersonalData)),
  phoneNo: Type.Optional(orNull(Type.String(), 'E.164; with personal data only.')),
};

/** What users typed may say who they are. */
const textAnswers: TProperties = Object.fromEntries(
  allWritten.map(({ key }) => [key, Type.Optional(Type.String(withPersonalData))]),
);

/** What `data` contains of the subject: ids and, in endpoints that include personal data, what is optional here. */
const subjectFields: Readonly<Record<EventSubject, TProperties>> = {
  signup: {
    signupId: id("The signup's id."),
    referralId: Type.String({ description: "The user's own referral code." }),
  },
  application: {
    applicationId: id("The application's id."),
    collegeName: Type.Optional(Type.String(withPersonalData)),
    message: Type.Optional(Type.String(withPersonalData)),
  },
  nothing: {},
};

/** Every field of an event's `data`. */
export function eventFields(type: EventType): TProperties {
  const { about, data, isErasure }: EventTypeFacts = eventTypes[type];
  const isPersonal = about !== 'nothing' && isErasure !== true;
  return {
    ...subjectFields[about],
    ...data,
    ...(isPersonal ? personal : {}),
    ...(type === 'signup.joined' ? textAnswers : {}),
  };
}

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventTypes, type);
export const allEventTypes: readonly EventType[] = Object.keys(eventTypes).filter(isEventType);

/** Whether it is derived from the join order and the ledger. */
export const isFromJoins = (type: EventType): boolean => 'fromJoins' in eventTypes[type];

/** What an endpoint can subscribe to; a test goes to the endpoint being tested, whatever its subscription. */
export const subscribableTypes: readonly EventType[] = allEventTypes.filter(
  (type) => type !== 'webhook.test',
);
