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
  /** What a user unsubscribes from with it. */
  readonly stream: Stream;
  /** Such a kind has one template. Null: an admin sends it, or another feature does. */
  readonly trigger: Trigger | null;
}

const day = 24 * 60;

/** In display order; the names are those of the tables. */
export const kindsOfMessages = {
  invite: { description: 'Admits a user from the waitlist.', stream: 'invites', trigger: null },
  reminder: {
    description: 'Reminds a user of their invitation before it expires.',
    stream: 'invites',
    trigger: null,
  },
  broadcast: { description: 'News for users who agreed to it.', stream: 'news', trigger: null },
  friend: {
    description: 'Tells a user that friends joined with their code. It sends itself.',
    stream: 'updates',
    trigger: {
      description: 'Friends joined with the code of a user, and their credit counts.',
      delayMinutes: { atLeast: 0, atMost: 7 * day },
      hasPast: false,
    },
  },
  no_friend: {
    description: 'Reminds a user that nobody joined with their code. It sends itself.',
    stream: 'news',
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
    trigger: {
      description: 'The rank of a user got worse by ten or more within a week.',
      delayMinutes: { atLeast: 0, atMost: 0 },
      hasPast: false,
    },
  },
} as const satisfies Readonly<Record<string, KindOfMessage>>;

export type MessageKind = keyof typeof kindsOfMessages;
export type TriggerKind = {
  [Kind in MessageKind]: (typeof kindsOfMessages)[Kind]['trigger'] extends null ? never : Kind;
}[MessageKind];

/** As the table of kinds says. */
export const kindOf = (kind: MessageKind): KindOfMessage => kindsOfMessages[kind];

const isKind = (name: string): name is MessageKind => Object.hasOwn(kindsOfMessages, name);

export const messageKinds: readonly MessageKind[] = Object.keys(kindsOfMessages).filter(isKind);

export const isTriggerKind = (kind: MessageKind): kind is TriggerKind => kindOf(kind).trigger !== null;

/** What makes messages send themselves. */
export const triggerKinds: readonly TriggerKind[] = messageKinds.filter(isTriggerKind);

export const triggerOf = (kind: TriggerKind): Trigger => kindsOfMessages[kind].trigger;
