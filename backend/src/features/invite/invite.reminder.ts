import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { type HourLimits, takeDomainRoom } from '../mailing/mailing.domain.repository.ts';
import { countTries, lookAtTurn } from '../mailing/mailing.run.repository.ts';
import type { InviteKind, WaveTemplates, WaveWriter } from './invite.wave.kind.ts';
import {
  claimReminders,
  findReminding,
  postponeReminders,
  type Reminder,
  settleReminders,
} from './invite.wave.message.repository.ts';

export interface ReminderDependencies {
  readonly pool: Pool;
  readonly sender: Pick<MessageSender, 'send'>;
  readonly kind: Pick<InviteKind, 'messageOf'>;
  readonly templates: Pick<WaveTemplates, 'reminder'>;
  /** The `hash_pads` argument of `is_suppressed`. */
  readonly hashPads: readonly Buffer[];
  readonly limits: HourLimits;
}

/** Reminders of one wave that are sent at a time. */
const groupSize = 16;
/** The next minute begins another run. */
const remindForMs = 50_000;

/**
 * Sends the reminders that are due, within each wave's remaining pace for this minute and each domain's limit for this
 * hour.
 */
export async function remind(dependencies: ReminderDependencies, run: JobRun): Promise<void> {
  const until = performance.now() + remindForMs;
  for (const { mailingSeq, versionId } of await findReminding(dependencies.pool)) {
    const write = await dependencies.templates.reminder(versionId);
    while (!run.signal.aborted && performance.now() < until)
      if (!(await remindSome(dependencies, mailingSeq, write, run))) break;
  }
}

/** @returns whether there may be more to send now. */
async function remindSome(
  { pool, sender, kind, hashPads, limits }: ReminderDependencies,
  mailingSeq: string,
  write: WaveWriter,
  { log, signal }: JobRun,
): Promise<boolean> {
  const { claimed, waits } = await inTransaction(pool, async (client) => {
    const turn = await lookAtTurn(client, mailingSeq, true);
    if (turn.room === 0 || !sends.includes(turn.state)) return { claimed: [], waits: false };
    const due = await claimReminders(client, mailingSeq, {
      atMost: Math.min(groupSize, turn.room),
      pads: hashPads,
    });
    const suppressed = due.filter(({ isSuppressed }) => isSuppressed);
    const wanted = due.filter(({ isSuppressed }) => !isSuppressed);
    const { now, later, laterAt } = await takeDomainRoom(client, wanted, limits);
    if (laterAt !== null) await postponeReminders(client, later, laterAt);
    await countTries(client, mailingSeq, now.length, turn);
    return { claimed: [...suppressed, ...now], waits: later.length > 0 };
  });
  const results = await Promise.all(
    claimed.map(async (reminder) => ({ reminder, result: await sendOne(reminder) })),
  );
  const those = (...wanted: readonly string[]) =>
    results.filter(({ result }) => wanted.includes(result)).map(({ reminder }) => reminder);
  await settleReminders(pool, those('sent'), { isLast: false });
  await settleReminders(pool, those('refused', 'dead-address', 'suppressed'), { isLast: true });
  if (claimed.length === 0) return waits;
  return results.some(({ result }) => result !== 'away' && result !== 'unknown');

  function sendOne(reminder: Reminder) {
    if (reminder.isSuppressed) return 'suppressed' as const;
    const message = kind.messageOf(reminder, mailingSeq, write, `reminder-${reminder.number}`);
    return sender.send(message, log, signal);
  }
}

/** A wave that is paused or canceled sends no reminders. */
const sends: readonly string[] = ['running', 'done'];
