import type { ClientBase, Pool } from 'pg';

/** What makes a message send itself. */
export const triggerKinds = ['friend', 'no_friend'] as const;
export type TriggerKind = (typeof triggerKinds)[number];

/** News of friends come so many hours apart at least; of all that send themselves, there are so many in so many days. */
export const triggerLimits = { hoursApart: 24, atMost: 2, withinDays: 7 } as const;

/** Whether a message sends itself, and how. */
export interface TriggerSetting {
  readonly kind: TriggerKind;
  readonly isOn: boolean;
  /** How long it waits after what makes it send itself. */
  readonly delayMinutes: number;
}

const columns = `kind, is_on AS "isOn", delay_minutes AS "delayMinutes"`;

export async function listTriggers(pool: Pool): Promise<readonly TriggerSetting[]> {
  const { rows } = await pool.query<TriggerSetting>(`SELECT ${columns} FROM message_trigger ORDER BY kind`);
  return rows;
}

/** The setting, locked until the transaction ends: what follows it waits. */
export async function lockTrigger(client: ClientBase, kind: TriggerKind): Promise<TriggerSetting> {
  const { rows } = await client.query<TriggerSetting>(
    `SELECT ${columns} FROM message_trigger WHERE kind = $1 FOR UPDATE`,
    [kind],
  );
  const [setting] = rows;
  if (setting === undefined) throw new Error(`There is no trigger ${kind}`);
  return setting;
}

/** The caller holds its lock. Switched on, it starts with the next join; the past causes no messages. */
export async function updateTrigger(
  client: ClientBase,
  { kind, isOn, delayMinutes }: TriggerSetting,
  was: TriggerSetting,
): Promise<void> {
  await client.query('UPDATE message_trigger SET is_on = $2, delay_minutes = $3 WHERE kind = $1', [
    kind,
    isOn,
    delayMinutes,
  ]);
  if (isOn && !was.isOn)
    await client.query(
      `UPDATE message_trigger SET since_seq = head.last_seq, last_seq = head.last_seq FROM waitlist_head AS head WHERE kind = $1`,
      [kind],
    );
  if (!isOn && kind === 'friend') await client.query('DELETE FROM friend_news_due');
}
