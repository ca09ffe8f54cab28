import type { MessageKind } from '../../generated/operations.ts';
import type { MessageKind as Kind } from '@waitlist/backend/message-variables';

interface KindTexts {
  readonly name: string;
  /** What its messages do. */
  readonly can: string;
  /** The word that the rules know it by. */
  readonly kind: Kind;
}

/** In the order in which they are offered. */
export const messageKinds = ['INVITE', 'REMINDER', 'BROADCAST'] as const satisfies readonly MessageKind[];

export const kindTexts: Readonly<Record<MessageKind, KindTexts>> = {
  INVITE: { name: 'Invitation', can: 'Admits users from the waitlist.', kind: 'invite' },
  REMINDER: { name: 'Reminder', can: 'Reminds users before their invitation expires.', kind: 'reminder' },
  BROADCAST: { name: 'News', can: 'Goes to users who agreed to news.', kind: 'broadcast' },
};
