import type { ClientBase, Pool } from 'pg';
import { lockByName } from '../../platform/database/database.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import type { Segment } from '../segment/segment.rules.ts';
import type { TriggerKind } from './message.kinds.ts';

/** News of friends come so many hours apart at least; of all that send themselves, there are so many in so many days. */
export const triggerLimits = { hoursApart: 24, atMost: 2, withinDays: 7 } as const;

/** Whether a message sends itself, and how. */
export interface TriggerSetting {
  readonly kind: TriggerKind;
  readonly isOn: boolean;
  /** How long it waits after what makes it send itself. */
  readonly delayMinutes: number;
  /** Only users in it get the message; null: all. */
  readonly segment: Segment | null;
  /** To how many users who joined before it may still go; null: it is sent to none. */
  readonly pastLeft: number | null;
}

const columns = `kind, is_on AS "isOn", delay_minutes AS "delayMinutes", segment, past_left AS "pastLeft"`;

export async function listTriggers(pool: Pool): Promise<readonly TriggerSetting[]> {
  const { rows } = await pool.query<TriggerSetting>(`SELECT ${columns} FROM message_trigger ORDER BY kind`);
  return rows;
}

/** The setting, as it is now. */
export async function readTrigger(client: ClientBase | Pool, kind: TriggerKind): Promise<TriggerSetting> {
  return only(
    await client.query<TriggerSetting>(`SELECT ${columns} FROM message_trigger WHERE kind = $1`, [kind]),
  );
}

/** The setting, locked until the transaction ends: what follows it waits. */
export async function lockTrigger(client: ClientBase, kind: TriggerKind): Promise<TriggerSetting> {
  return only(
    await client.query<TriggerSetting>(`SELECT ${columns} FROM message_trigger WHERE kind = $1 FOR UPDATE`, [
      kind,
    ]),
  );
}

function only<Row>({ rows: [row] }: { readonly rows: readonly Row[] }): Row {
  if (row === undefined) throw new Error('There is no such trigger');
  return row;
}

/** The caller holds its lock. Switched on, it starts with the next join; the past causes no messages. */
export async function updateTrigger(
  client: ClientBase,
  { kind, isOn, delayMinutes, segment }: Omit<TriggerSetting, 'pastLeft'>,
  was: TriggerSetting,
): Promise<void> {
  await client.query(
    'UPDATE message_trigger SET is_on = $2, delay_minutes = $3, segment = $4 WHERE kind = $1',
    [kind, isOn, delayMinutes, segment],
  );
  if (isOn && !was.isOn)
    await client.query(
      `UPDATE message_trigger SET since_seq = head.last_seq, last_seq = head.last_seq, since_at = clock_timestamp(), look_day = NULL FROM waitlist_head AS head WHERE kind = $1`,
      [kind],
    );
  if (!isOn) await endPast(client, kind);
  if (!isOn && kind === 'friend') await client.query('DELETE FROM friend_news_due');
}

/** Begins to follow the join order again from the start, as far as it was followed, for so many users at most. */
export async function beginPast(client: ClientBase, kind: TriggerKind, people: number): Promise<void> {
  await client.query(
    'UPDATE message_trigger SET past_seq = 0, past_until_seq = last_seq, past_left = $2 WHERE kind = $1',
    [kind, people],
  );
  await wakeRunner(client, 'dispatch');
}

const endPast = (client: ClientBase, kind: TriggerKind): Promise<unknown> =>
  client.query(
    'UPDATE message_trigger SET past_seq = NULL, past_until_seq = NULL, past_left = NULL WHERE kind = $1',
    [kind],
  );

/** The next part of the join order that is followed again, and for how many users at most. */
export interface PastRange {
  readonly after: string;
  readonly until: string;
  readonly left: number;
}

/** Null: it is not followed again. Locks the setting. */
export async function nextPast(
  client: ClientBase,
  kind: TriggerKind,
  atOnce: number,
): Promise<PastRange | null> {
  const { rows } = await client.query<PastRange>(
    `SELECT past_seq::text AS after, least(past_seq + $2, past_until_seq)::text AS until, past_left AS left
     FROM message_trigger WHERE kind = $1 AND is_on AND past_seq IS NOT NULL FOR UPDATE`,
    [kind, atOnce],
  );
  return rows[0] ?? null;
}

/** Notes that a part was followed, and how many messages came of it; it ends at the end, or once there were enough. */
export async function followedPast(
  client: ClientBase,
  kind: TriggerKind,
  { until, left }: PastRange,
  messages: number,
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE message_trigger SET past_seq = $2, past_left = past_left - $3
     WHERE kind = $1 AND past_until_seq > $2::bigint AND past_left > $3`,
    [kind, until, messages],
  );
  if (rowCount !== 1 || messages >= left) await endPast(client, kind);
}

/** A message as its notice's key names it: the user's place in the join order, and its number among theirs of the kind. */
export const keySql = `signup_seq || '-' || number`;

/** The messages of keys, as a table `given` with `key`, `signup_seq` and `number`. @param keys a placeholder. */
export const givenSql = (keys: string): string =>
  `(SELECT key, split_part(key, '-', 1)::bigint AS signup_seq, split_part(key, '-', 2)::int AS number FROM unnest(${keys}::text[]) AS key) AS given`;

export const signupSeqOf = (key: string): string => key.split('-')[0] ?? '';

/**
 * When a user may get the next message of any trigger, as an expression; null: now. The transaction that acts on it holds
 * {@link lockTriggerClaims}.
 */
export const allowedAtSql = (signupSeq: string): string =>
  `(SELECT at + interval '${triggerLimits.withinDays} days' FROM trigger_message AS sent
    WHERE sent.signup_seq = ${signupSeq} AND NOT skipped ORDER BY at DESC OFFSET ${triggerLimits.atMost - 1} LIMIT 1)`;

/** Whether a user had as many messages of all triggers as they may. */
export const hadEnoughSql = (signupSeq: string): string =>
  `coalesce(${allowedAtSql(signupSeq)} > clock_timestamp(), false)`;

/** Makes this transaction the only one that notes messages: two concurrent ones would not see each other's. */
export const lockTriggerClaims = (client: ClientBase): Promise<void> => lockByName(client, 'trigger claims');

/** Notes that messages were skipped, so that no limit counts them. */
export async function noteSkipped(
  client: ClientBase,
  kind: TriggerKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await client.query(
    `UPDATE trigger_message SET skipped = true FROM ${givenSql('$2')}
     WHERE kind = $1 AND trigger_message.signup_seq = given.signup_seq AND trigger_message.number = given.number`,
    [kind, keys],
  );
}
