import type { ClientBase, Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import { type HourLimits, takeDomainRoom } from '../mailing/mailing.domain.repository.ts';
import { countTries, readPace } from '../mailing/mailing.run.repository.ts';
import type { InviteKind, WaveTemplates } from './invite.wave.kind.ts';
import {
  countReminders,
  endReminders,
  findReminders,
  findReminding,
  lockReminders,
  postponeReminders,
  reminderKind,
} from './invite.wave.message.repository.ts';
import { whileLeaving } from '../waitlist/waitlist.leaving.ts';

export interface ReminderOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly kind: Pick<InviteKind, 'messageOf'>;
  readonly templates: Pick<WaveTemplates, 'reminder'>;
  /** The `hash_pads` argument of `is_suppressed`. */
  readonly hashPads: readonly Buffer[];
  readonly limits: HourLimits;
}

/** How soon the reminders of a paused wave are looked at again. */
const pausedSeconds = 60;

/** Reminders of waves: they are part of their wave's pace, and pause with it. */
export const reminders = ({
  pool,
  sender,
  kind,
  templates,
  hashPads,
  limits,
}: ReminderOptions): NoticeKind => ({
  name: reminderKind,
  whenUncertain: 'resend',
  sender,
  claims: {
    isDue: async () => (await findReminding(pool)).length > 0,
    async claim(client, atMost) {
      let claimed = 0;
      for (const mailingSeq of await findReminding(client))
        claimed += await claimSome(client, mailingSeq, { atMost: atMost - claimed, limits });
      return claimed;
    },
  },
  async messages(keys) {
    const answers = new Map<string, NoticeAnswer>();
    for (const reminder of await findReminders(pool, keys, hashPads)) {
      const { key, mailingSeq, versionId, isPaused, isLeaving, isSuppressed } = reminder;
      if (isSuppressed) answers.set(key, { skip: 'SUPPRESSED' });
      else if (isLeaving) answers.set(key, whileLeaving);
      else if (isPaused) answers.set(key, { waitSeconds: pausedSeconds });
      else {
        const [inviteId, number] = [key.slice(0, idLength), key.slice(idLength + 1)];
        const id = `invite-${inviteId}-reminder-${number}`;
        answers.set(key, {
          message: kind.messageOf(reminder, mailingSeq, await templates.reminder(versionId), id),
        });
      }
    }
    return answers;
  },
  /** If a reminder could not be sent, its user gets no more. */
  async settled(client, settled) {
    await endReminders(
      client,
      settled.filter(({ state }) => state !== 'sent').map(({ key }) => key),
    );
  },
});

const idLength = 36;

/** As many as the wave's pace leaves of this minute, and each domain's limit of this hour. @returns how many were looked at. */
async function claimSome(
  client: ClientBase,
  mailingSeq: string,
  { atMost, limits }: { readonly atMost: number; readonly limits: HourLimits },
): Promise<number> {
  const pace = await readPace(client, mailingSeq, true);
  if (atMost <= 0 || pace.room === 0 || !sends.includes(pace.state)) return 0;
  const due = await lockReminders(client, mailingSeq, Math.min(atMost, pace.room));
  const { now, later, laterAt } = await takeDomainRoom(client, due, limits);
  if (laterAt !== null) await postponeReminders(client, later, laterAt);
  await countTries(client, mailingSeq, now.length, pace);
  await queueNotices(client, reminderKind, await countReminders(client, mailingSeq, now));
  return due.length;
}

/** A wave that is paused or canceled sends no reminders. */
const sends: readonly string[] = ['running', 'done'];
