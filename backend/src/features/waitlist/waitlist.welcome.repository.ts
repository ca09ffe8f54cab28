import type { ClientBase, Pool, PoolClient } from 'pg';

/** A welcome message that is still to be sent. */
export interface Welcome {
  readonly channel: 'email' | 'sms';
  /** The verified contact. */
  readonly address: string;
  readonly firstName: string;
  /** The current rank. */
  readonly rank: number;
  readonly referralId: string;
  readonly signupId: string;
  /** The generation of the links to their status page; they may have revoked earlier ones. */
  readonly generation: number;
}

/** How many welcomes to queue. */
export interface WelcomeBatch {
  readonly atMost: number;
  /** Whether those that already wait in the queue count as well. */
  readonly countsWaiting?: boolean;
  readonly jobName: string;
}

/**
 * Records a welcome message for each of the next signups in the join order (see `join_order_through`), except those of
 * blocked and erased users, and adds the job that sends it, due since they joined, behind the other jobs of its lane; all
 * in the transaction of `client`. Instances take turns.
 *
 * @returns whether there may be more to welcome.
 */
export async function queueWelcomes(
  client: PoolClient,
  { atMost, countsWaiting = false, jobName }: WelcomeBatch,
): Promise<boolean> {
  const head = await client.query<{ after: string }>('SELECT last_seq AS after FROM welcome_head FOR UPDATE');
  const after = Number(head.rows[0]?.after);
  const room = countsWaiting ? atMost - (await countWaiting(client, jobName, atMost)) : atMost;
  if (room === 0) return true;
  const { rows } = await client.query<{ until: string }>('SELECT join_order_through($1) AS until', [
    after + room,
  ]);
  const until = Number(rows[0]?.until);
  if (!(until > after)) return false;
  await client.query(
    `WITH queued AS (
       INSERT INTO signup_message (signup_seq, kind, channel)
       SELECT seq, 'welcome', CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END
       FROM signup WHERE seq > $1 AND seq <= $2 AND blocked_at IS NULL AND erased_at IS NULL
       ON CONFLICT DO NOTHING RETURNING signup_seq, queued_at
     )
     SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
       SELECT ROW($3, ${payload}, NULL, joined_at, 12, NULL, ${priority}, NULL)::graphile_worker.job_spec
       FROM queued JOIN signup ON seq = signup_seq))`,
    [after, until, jobName],
  );
  await client.query('UPDATE welcome_head SET last_seq = $1', [until]);
  return until - after === room;
}

/** Behind the other jobs of the lane. */
const priority = 1;

/** How many welcomes are due and not being sent, up to a maximum. */
async function countWaiting(client: PoolClient, jobName: string, atMost: number): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM (
       SELECT FROM graphile_worker.jobs
       WHERE task_identifier = $1 AND locked_at IS NULL AND attempts < max_attempts AND run_at <= now()
       LIMIT $2) AS job`,
    [jobName, atMost],
  );
  return rows[0]?.waiting ?? 0;
}

/** A message, as identified in a job's payload. Queued again, it is a new one: no job sends for an earlier decision. */
export interface WelcomeKey {
  readonly signupSeq: number;
  /** To the microsecond; missing in jobs of earlier versions. */
  readonly queuedAt?: string;
}

const payload = `json_build_object('signupSeq', signup_seq, 'queuedAt', queued_at)`;
/** Whether it is the message that the job was queued for, and is not settled. */
const unsettled = `kind = 'welcome' AND sent_at IS NULL AND refused_at IS NULL
  AND queued_at = coalesce($2::timestamptz, queued_at)`;

/**
 * The message of a job; null if it is settled or was queued again, or its user is blocked, erased, or already invited.
 */
export async function findWelcome(pool: Pool, { signupSeq, queuedAt }: WelcomeKey): Promise<Welcome | null> {
  const { rows } = await pool.query<{
    channel: 'email' | 'sms';
    address: string;
    first_name: string;
    rank: string | null;
    referral_id: string;
    id: string;
    generation: number;
  }>({
    name: 'find_welcome',
    text: `SELECT message.channel, CASE message.channel WHEN 'email' THEN signup.email ELSE signup.phone END AS address,
       signup.first_name, waitlist_rank(signup.seq)::text AS rank, signup.referral_id,
       signup.id, coalesce(access.generation, 0) AS generation
     FROM signup_message AS message JOIN signup ON signup.seq = message.signup_seq
       LEFT JOIN status_access AS access ON access.signup_seq = signup.seq
     WHERE message.signup_seq = $1 AND ${unsettled} AND signup.blocked_at IS NULL AND signup.erased_at IS NULL`,
    values: [signupSeq, queuedAt ?? null],
  });
  const [row] = rows;
  if (typeof row?.rank !== 'string') return null;
  const { channel, address, first_name: firstName, referral_id: referralId, id: signupId, generation } = row;
  return { channel, address, firstName, rank: Number(row.rank), referralId, signupId, generation };
}

/** Records that a message has been sent, or never will be. */
export async function settleWelcome(
  pool: Pool,
  { signupSeq, queuedAt }: WelcomeKey,
  outcome: 'sent_at' | 'refused_at',
): Promise<void> {
  await pool.query({
    name: `settle_welcome_${outcome}`,
    text: `UPDATE signup_message SET ${outcome} = now() WHERE signup_seq = $1 AND ${unsettled}`,
    values: [signupSeq, queuedAt ?? null],
  });
}

/**
 * Records that a message was not sent because its user is blocked, erased, or already invited, and so has no rank to
 * report; it can be sent again once they have one.
 */
export async function settleUnwelcome(pool: Pool, { signupSeq, queuedAt }: WelcomeKey): Promise<void> {
  await pool.query(
    `UPDATE signup_message SET refused_at = now() FROM signup
     WHERE signup_seq = $1 AND seq = signup_seq
       AND (blocked_at IS NOT NULL OR erased_at IS NOT NULL OR waitlist_rank(seq) IS NULL) AND ${unsettled}`,
    [signupSeq, queuedAt ?? null],
  );
}

/**
 * Records the messages whose jobs have used up their attempts as undeliverable, with the time of the last attempt;
 * removes those jobs.
 *
 * @returns how many messages.
 */
export async function settleFailedWelcomes(pool: Pool, jobName: string): Promise<number> {
  const { rows } = await pool.query<{ settled: number }>(
    `WITH dead AS (
       SELECT (payload ->> 'signupSeq')::bigint AS signup_seq, (payload ->> 'queuedAt')::timestamptz AS queued_at,
         -- After a failure, the queue sets the job's time this far ahead.
         run_at - exp(least(attempts, 10)) * interval '1 second' AS failed_at
       FROM graphile_worker.complete_jobs(ARRAY(
         SELECT id FROM graphile_worker.jobs
         WHERE task_identifier = $1 AND attempts >= max_attempts AND locked_at IS NULL))
     ), settled AS (
       UPDATE signup_message AS message SET refused_at = greatest(message.queued_at, least(now(), dead.failed_at)) FROM dead
       WHERE message.signup_seq = dead.signup_seq AND kind = 'welcome' AND sent_at IS NULL AND refused_at IS NULL
         AND message.queued_at = coalesce(dead.queued_at, message.queued_at)
       RETURNING 1
     )
     SELECT count(*)::int AS settled FROM settled`,
    [jobName],
  );
  return rows[0]?.settled ?? 0;
}

/**
 * Queues an undeliverable message again, with its job, in the transaction of `client`: of any number of calls for one
 * failure, one returns true. False if it has not failed, or its user is blocked or erased.
 */
export async function requeueWelcome(
  client: ClientBase,
  { signupId, jobName }: { readonly signupId: string; readonly jobName: string },
): Promise<boolean> {
  const { rows } = await client.query(
    `WITH queued AS (
       UPDATE signup_message SET refused_at = NULL, queued_at = clock_timestamp() FROM signup
       WHERE signup.id = $1 AND blocked_at IS NULL AND erased_at IS NULL AND waitlist_rank(seq) IS NOT NULL AND signup_seq = seq
         AND kind = 'welcome' AND refused_at IS NOT NULL
       RETURNING signup_seq, queued_at
     )
     SELECT graphile_worker.add_job($2, ${payload}, max_attempts => 12) FROM queued`,
    [signupId, jobName],
  );
  return rows.length === 1;
}

/** Whether a signup with this id exists and is not erased. */
export async function isOnWaitlist(client: ClientBase, signupId: string): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM signup WHERE id = $1 AND erased_at IS NULL', [signupId]);
  return rows.length === 1;
}
