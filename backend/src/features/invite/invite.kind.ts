import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind, SettledNotice } from '../../platform/dispatch/notice.ts';
import { recordInvites } from './invite.events.ts';
import { findInvitations, invitationKind, settleInvitations } from './invite.message.repository.ts';
import type { InviteKind, WaveTemplates } from './invite.wave.kind.ts';
import { whileLeaving } from '../waitlist/waitlist.leaving.ts';

export interface InvitationOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly templates: Pick<WaveTemplates, 'invitation'>;
  /** Of the first template: what invitations say that no wave issued. */
  readonly findVersion: () => Promise<string | null>;
  readonly kind: Pick<InviteKind, 'messageOf' | 'suppress'>;
  /** The `hash_pads` argument of `is_suppressed`. */
  readonly hashPads: readonly Buffer[];
}

/** Single invitations, and those that an admin sends again. */
export const invitations = ({
  pool,
  sender,
  templates,
  findVersion,
  kind,
  hashPads,
}: InvitationOptions): NoticeKind => ({
  name: invitationKind,
  whenUncertain: 'resend',
  sender,
  async messages(keys) {
    const answers = new Map<string, NoticeAnswer>();
    for (const message of await findInvitations(pool, keys, hashPads)) {
      if (message.isLeaving) {
        answers.set(message.key, whileLeaving);
        continue;
      }
      const versionId = message.versionId ?? (await findVersion());
      if (versionId === null) throw new Error('There is no template of invitations');
      const write = await templates.invitation(versionId);
      answers.set(
        message.key,
        message.isSuppressed
          ? { skip: 'SUPPRESSED' }
          : { message: kind.messageOf(message, message.mailingSeq, write, `invite-${message.key}`) },
      );
    }
    return answers;
  },
  async settled(client, settled) {
    const settle = (
      outcome: Parameters<typeof settleInvitations>[2],
      matches: (each: SettledNotice) => boolean,
    ) =>
      settleInvitations(
        client,
        settled.filter(matches).map(({ key }) => key),
        outcome,
      );
    const sent = await settle('message_sent_at', ({ state }) => state === 'sent');
    const dead = await settle('message_refused_at', ({ suppress }) => suppress);
    await settle('message_refused_at', isUndeliverable);
    for (const { signupSeq, mailingSeq } of dead) await kind.suppress(client, [signupSeq], mailingSeq);
    await recordInvites(client, 'sent', sent);
  },
});

/** One whose invitation has ended meanwhile was not undeliverable. */
const isUndeliverable = ({ state, reason }: SettledNotice): boolean =>
  state !== 'sent' && (reason === null || ['SUPPRESSED', 'NO_CHANNEL'].includes(reason));
