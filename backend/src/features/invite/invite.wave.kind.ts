import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { DispatchMessage } from '../../platform/dispatch/dispatch-queue.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { MailingKind, Settled } from '../mailing/mailing.kind.ts';
import type { MailingRow } from '../mailing/mailing.repository.ts';
import type { Audience, ExclusionReason } from '../segment/segment.audience.ts';
import { lockRanking, setStanding } from '../waitlist/waitlist.standing.repository.ts';
import { knownCode } from './invite.code.ts';
import { recordInvites } from './invite.events.ts';
import { issueInvites } from './invite.issue.ts';
import { inviteLink } from './invite.link.ts';
import { askForMessages } from './invite.message.repository.ts';
import { addToCount } from './invite.repository.ts';
import type { InviteValues } from './invite.templates.ts';
import {
  findWaveMessages,
  settleWaveMessages,
  type WaveMessage,
  type WavePerson,
} from './invite.wave.message.repository.ts';
import { findLeftOut, findWave, takeBack } from './invite.wave.repository.ts';

/** The content of an email of a wave to one user. */
export interface WaveMail {
  readonly person: Omit<WavePerson, 'codeHash'>;
  readonly invite: InviteValues;
  /** Seconds since 1970. */
  readonly sentAt: number;
  /** Null: no wave. */
  readonly mailingSeq: string | null;
}

/** Writes one user's message. */
export interface WaveWriter {
  readonly email: (mail: WaveMail) => MailContent;
  readonly sms: (invite: InviteValues) => SmsContent;
}

/** The content of messages of waves. */
export interface WaveTemplates {
  /** An invitation in a version of its template, which is read once for any number of users. */
  readonly invitation: (versionId: string) => Promise<WaveWriter>;
  readonly reminder: (versionId: string) => Promise<WaveWriter>;
}

export interface InviteKindDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The site's address, known once it listens. */
  readonly publicUrl: () => string;
  readonly templates: WaveTemplates;
  /** The `hash_pads` argument of `is_suppressed`. */
  readonly hashPads: readonly Buffer[];
  readonly audience: Audience;
  /** Suppresses the verified addresses of users whose message could not be delivered, in the transaction of `client`. */
  readonly suppress: (
    client: ClientBase,
    signupSeqs: readonly string[],
    mailingSeq: string | null,
  ) => Promise<void>;
}

/** Mailings that invite users: an invitation is issued when a recipient is claimed, and sent right after. */
export class InviteKind implements MailingKind {
  readonly name = 'invite';
  /** Sent again, with the same code under the same Message-ID. */
  readonly whenUncertain = 'resend';
  readonly audience: Audience;
  readonly #dependencies: InviteKindDependencies;

  constructor(dependencies: InviteKindDependencies) {
    this.#dependencies = dependencies;
    this.audience = dependencies.audience;
  }

  /** Issues invitations: from the commit on, their users have no rank. */
  async prepare(
    client: ClientBase,
    { seq, segment }: Pick<MailingRow, 'seq' | 'segment'>,
    seqs: readonly string[],
  ): Promise<ReadonlyMap<string, ExclusionReason>> {
    const { expiresInMinutes } = await findWave(client, seq);
    const leftOut = await findLeftOut(client, this.audience, segment, seqs);
    const invitable = seqs.filter((each) => !leftOut.has(each));
    const terms = { mailingSeq: seq, expiresInMinutes };
    const issued = await issueInvites(client, this.#dependencies.secrets, invitable, terms);
    const ids = [...issued.values()].flatMap((each) => ('inviteId' in each ? [each.inviteId] : []));
    await askForMessages(client, ids, { atMost: 1, everyMinutes: 0 });
    const refused = [...issued].flatMap(([each, outcome]) =>
      'reason' in outcome ? [[each, outcome.reason] as const] : [],
    );
    return new Map([...leftOut, ...refused]);
  }

  /** A user whose invitation ended before its message was sent returns to the ranking: they were not notified. */
  async messages(
    { seq, templateVersionId }: { readonly seq: string; readonly templateVersionId: string },
    seqs: readonly string[],
  ): Promise<ReadonlyMap<string, DispatchMessage | { readonly skip: ExclusionReason }>> {
    const { pool, hashPads, templates } = this.#dependencies;
    const found = await findWaveMessages(pool, seq, seqs, hashPads);
    const ended = found.filter(({ state }) => state === 'expired').map(({ signupSeq }) => signupSeq);
    if (ended.length > 0) await inTransaction(pool, (client) => returnToRanking(client, seq, ended));
    const write = await templates.invitation(templateVersionId);
    return new Map(
      found.map((message): [string, DispatchMessage | { readonly skip: ExclusionReason }] => {
        const skip = reasonToSkip(message);
        return [
          message.signupSeq,
          skip === null ? this.messageOf(message, seq, write, `invite-${message.inviteId}-1`) : { skip },
        ];
      }),
    );
  }

  /** An invitation, or a reminder of it. @param mailingSeq of the wave; null: none. */
  messageOf(
    person: WavePerson | WaveMessage,
    mailingSeq: string | null,
    write: WaveWriter,
    id: string,
  ): DispatchMessage {
    const { secrets, publicUrl } = this.#dependencies;
    const { inviteId, codeSalt, codeHash, channel, address, expiresAt } = person;
    const invite = {
      link: inviteLink(secrets, publicUrl(), inviteId),
      code: knownCode(secrets, inviteId, codeSalt, codeHash ?? '') ?? '',
      expiresAt,
    };
    const message = { id, address };
    if (channel === 'sms') return { ...message, channel, content: write.sms(invite) };
    const sentAt = Math.floor(Date.now() / 1000);
    return { ...message, channel, content: write.email({ person, invite, sentAt, mailingSeq }) };
  }

  async settled(
    client: ClientBase,
    { seq }: { readonly seq: string },
    settled: readonly Settled[],
  ): Promise<void> {
    const those = (matches: (each: Settled) => boolean) =>
      settled.filter(matches).map(({ signupSeq }) => signupSeq);
    const sentTo = those(({ state }) => state === 'SENT');
    const sent = await settleWaveMessages(client, seq, sentTo, 'message_sent_at');
    const refusedBy = those(({ state }) => state === 'REFUSED');
    await settleWaveMessages(client, seq, refusedBy, 'message_refused_at');
    const dead = those(({ suppress }) => suppress);
    await this.suppress(client, dead, seq);
    await recordInvites(client, 'sent', sent);
  }

  suppress(client: ClientBase, signupSeqs: readonly string[], mailingSeq: string | null): Promise<void> {
    return this.#dependencies.suppress(client, signupSeqs, mailingSeq);
  }

  async release(
    client: ClientBase,
    { seq }: { readonly seq: string },
    seqs: readonly string[],
  ): Promise<void> {
    await returnToRanking(client, seq, seqs);
  }
}

/**
 * Revokes invitations of a wave that were not accepted, in the transaction of `client`: their users return to the rank
 * that points and join order determine. Takes the lock of `waitlist_head` first, so pass at most a few hundred at a
 * time.
 *
 * @returns how many.
 */
export async function returnToRanking(
  client: ClientBase,
  mailingSeq: string,
  signupSeqs: readonly string[],
): Promise<number> {
  await lockRanking(client);
  const ended = await takeBack(client, mailingSeq, signupSeqs);
  await setStanding(
    client,
    ended.map(({ signupSeq }) => signupSeq),
    'waiting',
  );
  await addToCount(client, 'issued', -ended.filter(({ wasIssued }) => wasIssued).length);
  await recordInvites(client, 'revoked', ended);
  return ended.length;
}

/** Why an invitation is not sent; null: it is. */
function reasonToSkip({
  state,
  codeHash,
  isBlocked,
  isLeaving,
  isSuppressed,
  messages,
}: WaveMessage): ExclusionReason | null {
  if (codeHash === null) return 'ERASED';
  if (isBlocked) return 'BLOCKED';
  if (isLeaving) return 'LEAVING';
  if (state === 'accepted') return 'ACCEPTED';
  if (state !== 'issued') return 'ENDED';
  if (isSuppressed) return 'SUPPRESSED';
  return messages > 1 ? 'ALREADY_INVITED' : null;
}
