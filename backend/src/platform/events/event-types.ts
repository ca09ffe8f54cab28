/** The subject of an event, which determines what its `data` contains besides what was recorded with it. */
export type EventSubject = 'signup' | 'application' | 'nothing';

interface EventTypeFacts {
  readonly about: EventSubject;
  /** Derived from the join order and the ledger; all others are recorded by {@link recordEvent}. */
  readonly fromJoins?: true;
  /** Describes the event, for the docs and the back office. */
  readonly description: string;
}

/** Every event, one per line. To add one: its line here, and `recordEvent` in the transaction that makes it happen. */
export const eventTypes = {
  'signup.joined': { about: 'signup', fromJoins: true, description: 'A user joined the waitlist.' },
  'signup.credited': {
    about: 'signup',
    fromJoins: true,
    description: 'A referrer got points for a referral.',
  },
  'signup.blocked': { about: 'signup', description: 'An admin blocked a user.' },
  'signup.unblocked': { about: 'signup', description: 'An admin unblocked a user.' },
  'signup.erased': { about: 'signup', description: "A user's personal data was erased." },
  'invite.sent': { about: 'signup', description: 'A message with an invitation was sent.' },
  'invite.accepted': { about: 'signup', description: 'A user accepted an invitation.' },
  'invite.expired': { about: 'signup', description: 'An invitation expired.' },
  'invite.revoked': { about: 'signup', description: 'An invitation was revoked, or its user was blocked.' },
  'message.unsubscribed': { about: 'signup', description: 'A user unsubscribed from invitations or news.' },
  'message.bounced': {
    about: 'signup',
    description: "A user's email address does not exist, or they reported a message as spam.",
  },
  'mailing.done': {
    about: 'nothing',
    description: 'An invitation wave or broadcast was sent to its last recipient.',
  },
  'ambassador.applied': { about: 'application', description: 'Someone applied to be an ambassador.' },
  'webhook.test': { about: 'nothing', description: 'An admin tested the endpoint.' },
} as const satisfies Readonly<Record<string, EventTypeFacts>>;

export type EventType = keyof typeof eventTypes;

/** Events that features record; joins and credits need no row. */
export type RecordedEventType = {
  [Type in EventType]: (typeof eventTypes)[Type] extends { readonly fromJoins: true } ? never : Type;
}[EventType];

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventTypes, type);

/** Whether it is derived from the join order and the ledger. */
export const isFromJoins = (type: EventType): boolean => 'fromJoins' in eventTypes[type];

/** What an endpoint can subscribe to; a test goes to the endpoint being tested, whatever its subscription. */
export const subscribableTypes: readonly EventType[] = Object.keys(eventTypes)
  .filter(isEventType)
  .filter((type) => type !== 'webhook.test');
