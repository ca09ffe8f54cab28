import type { Stream } from './message.streams.ts';

/**
 * The kinds of messages that templates are for, each described once: the schema, the rules, and the lists of both sides
 * follow it. What one says first is in `message.starting-texts.ts`, which variables it has in `message.variables.ts`. Pure,
 * and usable on both sides.
 */

/** What makes a message send itself. */
export interface Trigger {
  /** In the API. */
  readonly description: string;
  /** Minutes it can wait after that. */
  readonly delayMinutes: { readonly atLeast: number; readonly atMost: number };
  /** Whether it can also be sent to users who joined before it was switched on. */
  readonly hasPast: boolean;
}

interface KindOfMessage {
  /** In the API. */
  readonly description: string;
  /** What a user unsubscribes from with it; null: it is sent once, to those who asked for it. */
  readonly stream: Stream | null;
  /** Whether it has one template. */
  readonly isSingle: boolean;
  /** Null: an admin sends it, or a feature. */
  readonly trigger: Trigger | null;
}

const day = 24 * 60;

/** In display order; the names are those of the tables. */
export const kindsOfMessages = {
  invite: {
    description: 'Admits a user from the waitlist.',
    stream: 'invites',
    isSingle: false,
    trigger: null,
  },
  reminder: {
    description: 'Reminds a user of their invitation before it expires.',
    stream: 'invites',
    isSingle: false,
    trigger: null,
  },
  broadcast: {
    description: 'News for users who agreed to it.',
    stream: 'news',
    isSingle: false,
    trigger: null,
  },
  welcome: {
    description:
      'Welcomes a user who joined, by email. Users who verified a phone number get a text message instead.',
    stream: null,
    isSingle: true,
    trigger: null,
  },
  reward: {
    description:
      'Tells a user that they earned a reward, by email. Users who verified a phone number get a text message instead.',
    stream: null,
    isSingle: true,
    trigger: null,
  },
  friend: {
    description: 'Tells a user that friends joined with their code. It sends itself.',
    stream: 'updates',
    isSingle: true,
    trigger: {
      description: 'Friends joined with the code of a user, and their credit counts.',
      delayMinutes: { atLeast: 0, atMost: 7 * day },
      hasPast: false,
    },
  },
  no_friend: {
    description: 'Reminds a user that nobody joined with their code. It sends itself.',
    stream: 'news',
    isSingle: true,
    trigger: {
      description: 'Some time after a user joined, nobody had joined with their code.',
      // Users need time to invite a friend.
      delayMinutes: { atLeast: day, atMost: 7 * day },
      hasPast: true,
    },
  },
  passed: {
    description: 'Tells a user that others passed them. It sends itself.',
    stream: 'news',
    isSingle: true,
    trigger: {
      description: 'The rank of a user got worse by ten or more within a week.',
      delayMinutes: { atLeast: 0, atMost: 0 },
      hasPast: false,
    },
  },
  reopen: {
    description: 'Tells a visitor who asked for it that sign-ups are open again.',
    stream: null,
    isSingle: true,
    trigger: null,
  },
} as const satisfies Readonly<Record<string, KindOfMessage>>;

export type MessageKind = keyof typeof kindsOfMessages;
export type TriggerKind = {
  [Kind in MessageKind]: (typeof kindsOfMessages)[Kind]['trigger'] extends null ? never : Kind;
}[MessageKind];

/** Those with one template. */
export type SingleKind = {
  [Kind in MessageKind]: (typeof kindsOfMessages)[Kind]['isSingle'] extends true ? Kind : never;
}[MessageKind];

/** As the table of kinds says. */
export const kindOf = (kind: MessageKind): KindOfMessage => kindsOfMessages[kind];

const isKind = (name: string): name is MessageKind => Object.hasOwn(kindsOfMessages, name);

export const messageKinds: readonly MessageKind[] = Object.keys(kindsOfMessages).filter(isKind);

export const isTriggerKind = (kind: MessageKind): kind is TriggerKind => kindOf(kind).trigger !== null;

/** What makes messages send themselves. */
export const triggerKinds: readonly TriggerKind[] = messageKinds.filter(isTriggerKind);

export const triggerOf = (kind: TriggerKind): Trigger => kindsOfMessages[kind].trigger;

export const streamOf = (kind: TriggerKind): Stream => kindsOfMessages[kind].stream;
