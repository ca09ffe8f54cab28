import { Type } from '@sinclair/typebox';
import type { ClientBase, Pool } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/sql-errors.ts';
import { addJob, jobType, type RunAgain } from '../../platform/jobs/job.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import { binding } from '../segment/segment.audience.ts';
import { recipientsSql } from '../segment/segment.recipients.ts';
import type { MailingKinds } from './mailing.kind.ts';
import { findMailing, type MailingRow } from './mailing.repository.ts';

export const planJob = jobType('plan-mailing', Type.Object({ mailingId: Type.String() }), 'other');

/** Has a mailing's recipients written down, in the transaction of `client`, now or at its time. */
export const queuePlan = (client: ClientBase | Pool, mailingId: string, runInSeconds = 0): Promise<void> =>
  addJob(client, { type: planJob, payload: { mailingId }, key: `plan-mailing:${mailingId}`, runInSeconds });

/** As long as a job may take, with time left to report that it took too long. */
const usualPlanAtMostMs = 290_000;

export interface PlanOptions {
  readonly pool: Pool;
  readonly kinds: MailingKinds;
  readonly planAtMostMs?: number;
}

/**
 * Writes down the recipients of a mailing once it is due: in one statement, so from one snapshot, best first, never
 * more than were confirmed, without the lock of `waitlist_head`. Then the mailing runs. A crash undoes all of it, and
 * so does a cancellation. If it takes too long, the mailing becomes a draft again.
 */
export async function planMailing(
  options: PlanOptions,
  mailingId: string,
  log: Logger,
): Promise<RunAgain | undefined> {
  const { pool } = options;
  const due = await beginPreparing(pool, mailingId);
  if (due !== null) return { runAgainInSeconds: due };
  const mailing = await findMailing(pool, { id: mailingId });
  if (mailing?.state !== 'preparing') return undefined;
  try {
    await inTransaction(pool, (client) => writeDown(client, mailing, options));
  } catch (error) {
    if (error instanceof NotPlanned) return undefined;
    if (sqlState(error) !== '57014') throw error;
    log.error(
      { err: error, mailing: mailingId },
      'writing down recipients took too long; the mailing is a draft again',
    );
    await pool.query(
      `UPDATE mailing SET state = 'draft', confirmed_people = NULL, starts_at = NULL, started_at = NULL
       WHERE id = $1 AND state = 'preparing'`,
      [mailingId],
    );
    return undefined;
  }
  await renewStatistics(pool, log);
  return undefined;
}

/**
 * Updates PostgreSQL's statistics. Otherwise it assumes that a new mailing has hardly any recipients until autovacuum
 * runs, and may read all of them to find one. While autovacuum is at the table, this is left to autovacuum.
 */
async function renewStatistics(pool: Pool, log: Logger): Promise<void> {
  try {
    await pool.query('ANALYZE (SKIP_LOCKED) mailing_recipient');
  } catch (error) {
    log.warn({ err: error }, 'the statistics of recipients could not be renewed');
  }
}

/** @returns seconds until a scheduled mailing is due; null: it is being prepared, or there is nothing to do. */
async function beginPreparing(pool: Pool, mailingId: string): Promise<number | null> {
  await pool.query(
    `UPDATE mailing SET state = 'preparing', started_at = clock_timestamp()
     WHERE id = $1 AND state = 'scheduled' AND starts_at <= clock_timestamp()`,
    [mailingId],
  );
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM starts_at - clock_timestamp())::float8 AS seconds FROM mailing WHERE id = $1 AND state = 'scheduled'`,
    [mailingId],
  );
  return rows[0] === undefined ? null : Math.max(0.1, rows[0].seconds);
}

async function writeDown(
  client: ClientBase,
  mailing: MailingRow,
  { kinds, planAtMostMs = usualPlanAtMostMs }: PlanOptions,
): Promise<void> {
  const kind = kinds[mailing.kind];
  if (kind === undefined) throw new Error(`There is no kind ${mailing.kind} of mailings`);
  const lock = await client.query<{ locked: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('mailing ' || $1, 0)) AS locked`,
    [mailing.id],
  );
  if (lock.rows[0]?.locked !== true) throw new NotPlanned(); // another process is working on it
  await client.query(`SELECT set_config('statement_timeout', $1, true)`, [`${planAtMostMs}ms`]);
  const { bind, values } = binding();
  const seq = bind(mailing.seq);
  const recipients = recipientsSql(mailing.segment, kind.audience, bind);
  const text = `INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, domain, rank_then)
    SELECT ${seq}::bigint, row_number() OVER (), seq, domain, rank_then
    FROM (${recipients}) AS found LIMIT ${bind(mailing.confirmedPeople)}::int`;
  // The server's timeout ends the statement; the client's own, shorter deadline is for short statements.
  const statement = { text, values: [...values], query_timeout: planAtMostMs + 5_000 };
  await client.query(statement);
  const { rowCount } = await client.query(
    `UPDATE mailing SET state = 'running' WHERE seq = $1 AND state = 'preparing'`,
    [mailing.seq],
  );
  if (rowCount !== 1) throw new NotPlanned(); // it was canceled
  await wakeRunner(client, 'dispatch');
}

/** Rolls back what was written: another process wrote it, or it is no longer wanted. */
class NotPlanned extends Error {}

/** Mailings whose recipients should be written down now. */
export async function findUnplanned(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM mailing WHERE ended_at IS NULL
       AND (state = 'preparing' OR (state = 'scheduled' AND starts_at <= clock_timestamp())) ORDER BY seq`,
  );
  return rows.map(({ id }) => id);
}
