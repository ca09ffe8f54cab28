import type { MessageKind } from '../../generated/office.ts';
import type { MessageKind as Kind } from '@waitlist/backend/message-kinds';

interface KindTexts {
  readonly name: string;
  /** The purpose of its messages. */
  readonly description: string;
  /** The kind's name in the rules. */
  readonly kind: Kind;
}

/** Those that an admin can add templates of, in display order. */
export const messageKinds = ['INVITE', 'REMINDER', 'BROADCAST'] as const satisfies readonly MessageKind[];

export const kindTexts: Readonly<Record<MessageKind, KindTexts>> = {
  INVITE: { name: 'Invitation', description: 'Admits users from the waitlist.', kind: 'invite' },
  REMINDER: {
    name: 'Reminder',
    description: 'Reminds users before their invitation expires.',
    kind: 'reminder',
  },
  BROADCAST: { name: 'News', description: 'Goes to users who agreed to news.', kind: 'broadcast' },
  WELCOME: {
    name: 'After joining',
    description:
      'Welcomes users who verified an email address. Others get a text message, which stays as it is.',
    kind: 'welcome',
  },
  REWARD: {
    name: 'Reward earned',
    description: 'Tells users that they earned a reward. Others get a text message, which stays as it is.',
    kind: 'reward',
  },
  FRIEND: {
    name: 'Sends itself',
    description: 'Tells users that friends joined with their code.',
    kind: 'friend',
  },
  NO_FRIEND: {
    name: 'Sends itself',
    description: 'Reminds users who agreed to news that nobody joined with their code.',
    kind: 'no_friend',
  },
  PASSED: {
    name: 'Sends itself',
    description: 'Tells users who agreed to news that others passed them.',
    kind: 'passed',
  },
  REOPEN: {
    name: 'Sign-ups are open',
    description: 'Goes once to each visitor who asked to be told, when sign-ups resume.',
    kind: 'reopen',
  },
};
