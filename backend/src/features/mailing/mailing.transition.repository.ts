import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { type Audience, binding } from '../segment/segment.audience.ts';
import { recipientsSql } from '../segment/segment.recipients.ts';
import type { Segment } from '../segment/segment.rules.ts';

/** How many users a mailing would go to now. Takes at most ten seconds, then the statement is canceled. */
export function countPeople(pool: Pool, segment: Segment, audience: Audience): Promise<number> {
  const { bind, values } = binding();
  const text = `SELECT count(*)::float8 AS people FROM (${recipientsSql(segment, audience, bind)}) AS found`;
  return inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL statement_timeout = '10s'`);
    const { rows } = await client.query<{ people: number }>(text, [...values]);
    return rows[0]?.people ?? 0;
  });
}

/** Seconds until a time, by the database's clock. */
export async function secondsUntil(client: ClientBase, time: Date): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    'SELECT extract(epoch FROM $1::timestamptz - clock_timestamp())::float8 AS seconds',
    [time],
  );
  return rows[0]?.seconds ?? 0;
}

/** The caller has locked the draft. @param startsAt null: immediately. */
export async function startDraft(
  client: ClientBase,
  seq: string,
  confirmedPeople: number,
  startsAt: Date | null,
): Promise<void> {
  await client.query(
    `UPDATE mailing SET state = $4, confirmed_people = $2, starts_at = $3,
       started_at = CASE $4 WHEN 'preparing' THEN clock_timestamp() END WHERE seq = $1`,
    [seq, confirmedPeople, startsAt, startsAt === null ? 'preparing' : 'scheduled'],
  );
}

/** Lets a mailing run, and resets the counters that it is judged by. */
export async function setRunning(client: ClientBase, seq: string): Promise<void> {
  await client.query(
    `UPDATE mailing SET state = 'running', pause_reason = NULL, ended_at = NULL, sent = 0, bounced = 0, complained = 0
     WHERE seq = $1`,
    [seq],
  );
}

/** What is sent from now on counts by it. The caller has locked the mailing. */
export async function setPace(client: ClientBase, seq: string, perHour: number): Promise<void> {
  await client.query('UPDATE mailing SET per_hour = $2 WHERE seq = $1', [seq, perHour]);
}

/** @param hasRecipients whether the runner has to cancel them before it has ended. */
export async function setCanceled(client: ClientBase, seq: string, hasRecipients: boolean): Promise<void> {
  await client.query(
    `UPDATE mailing SET state = 'canceled', pause_reason = NULL,
       ended_at = CASE WHEN $2 THEN NULL ELSE clock_timestamp() END WHERE seq = $1`,
    [seq, hasRecipients],
  );
}
