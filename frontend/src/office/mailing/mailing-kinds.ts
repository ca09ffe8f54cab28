import type { DocumentNode } from 'graphql';
import {
  BroadcastDocument,
  BroadcastRecipientsDocument,
  InviteWaveDocument,
  WaveInvitesDocument,
  type MailingKind,
  type MessageKind,
} from '../../generated/office.ts';
import {
  broadcastEditPath,
  broadcastPath,
  officePaths,
  waveEditPath,
  wavePath,
} from '../platform/office-paths.ts';
import { counted } from '../ui/format.ts';

/** The words, addresses and queries of the screens of one kind of mailing. */
export interface KindWords {
  /** `wave` */
  readonly one: string;
  readonly many: string;
  /** What it sends: `invitation`. */
  readonly message: string;
  readonly messages: string;
  readonly templateKind: MessageKind;
  /** After "There is no template for". */
  readonly templatesFor: string;
  /** Who sees its name. */
  readonly nameHint: string;
  /** Shown beside the number of users. */
  readonly everyone: string;
  readonly unsubscribed: string;
  readonly noChannel: string;
  /** What to do about them. */
  readonly whenNoChannel: string;
  readonly listPath: string;
  readonly newPath: string;
  readonly path: (id: string) => string;
  readonly editPath: (id: string) => string;
  /** Queries of one mailing and its users; the list is loaded anew when it is opened. */
  readonly ownQueries: readonly DocumentNode[];
  /** What canceling means for users who were sent nothing, and for the others. */
  readonly whenCanceled: (left: number, sent: number) => string;
}

export const kindWords: Readonly<Record<MailingKind, KindWords>> = {
  INVITE: {
    one: 'wave',
    many: 'waves',
    message: 'invitation',
    messages: 'invitations',
    templateKind: 'INVITE',
    templatesFor: 'invitations',
    nameHint: 'Only your team sees it',
    everyone: 'Leave empty to invite everyone who matches',
    unsubscribed: 'unsubscribed from invitations',
    noChannel: 'without a verified email address or phone number to send to',
    whenNoChannel: 'Set up text messages to reach those who verified a phone number.',
    listPath: officePaths.invites,
    newPath: officePaths.newInvite,
    path: wavePath,
    editPath: waveEditPath,
    ownQueries: [InviteWaveDocument, WaveInvitesDocument],
    whenCanceled: (left, sent) =>
      `No invitation goes to the ${counted(left, 'user who was', 'users who were')} sent nothing yet. They keep their rank. The ${counted(sent, 'invitation that was sent stays', 'invitations that were sent stay')} valid.`,
  },
  BROADCAST: {
    one: 'broadcast',
    many: 'broadcasts',
    message: 'email',
    messages: 'emails',
    templateKind: 'BROADCAST',
    templatesFor: 'news',
    nameHint: 'For your team, and as utm_campaign in its links',
    everyone: 'Leave empty to send to everyone who matches',
    unsubscribed: 'unsubscribed from news',
    noChannel: 'without a verified email address',
    whenNoChannel: 'They verified a phone number. Broadcasts are emails, and go to verified addresses only.',
    listPath: officePaths.broadcasts,
    newPath: officePaths.newBroadcast,
    path: broadcastPath,
    editPath: broadcastEditPath,
    ownQueries: [BroadcastDocument, BroadcastRecipientsDocument],
    whenCanceled: (left, sent) =>
      `The ${counted(left, 'user who was', 'users who were')} sent nothing yet will get nothing. The ${counted(sent, 'email that was sent stays', 'emails that were sent stay')} sent.`,
  },
};
