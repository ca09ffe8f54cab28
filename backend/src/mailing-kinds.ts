import { awayStates } from './features/invite/invite.state.ts';
import { messageAudience } from './features/message/message.audience.ts';
import { BroadcastKind } from './features/message/message.broadcast.kind.ts';
import { suppressionLabel } from './features/message/message.suppression.repository.ts';
import { createInviteKind, type InviteKindOptions } from './invite-kind.ts';

export type MailingKindsOptions = InviteKindOptions;

/** What each kind of mailing does besides being sent, and what reminders of invitations need. */
export function createMailingKinds(options: MailingKindsOptions) {
  const { kind: invite, ...reminders } = createInviteKind(options);
  return {
    kinds: { invite, broadcast: createBroadcastKind(options) },
    reminders: { kind: invite, ...reminders },
  };
}

/** Mailings of news. */
export const createBroadcastKind = ({
  pool,
  secrets,
  publicUrl,
  messageTemplates,
}: Pick<MailingKindsOptions, 'pool' | 'secrets' | 'publicUrl' | 'messageTemplates'>): BroadcastKind =>
  new BroadcastKind({
    pool,
    secrets,
    publicUrl,
    audience: messageAudience({ keys: secrets.keys(suppressionLabel), awayStates }),
    findCompiled: (versionId, site) => messageTemplates.findCompiled(versionId, site),
  });
