import type { Pool, PoolClient } from 'pg';

/** A welcome message that is still to be sent. */
export interface Welcome {
  readonly channel: 'email' | 'sms';
  /** The verified contact. */
  readonly address: string;
  readonly firstName: string;
  /** The rank at this moment. */
  readonly rank: number;
  readonly referralId: string;
  readonly signupId: string;
  /** Of the links to their status; they may have taken back earlier ones. */
  readonly generation: number;
}

/**
 * Notes a welcome message for each of the next signups in the join order, those who are blocked or erased left out, and
 * adds the job that sends it, behind the other jobs of its lane; all of it in the transaction of `client`. Instances take
 * turns.
 *
 * @returns whether there may be more to welcome.
 */
export async function queueWelcomes(
  client: PoolClient,
  { atMost, jobName }: { readonly atMost: number; readonly jobName: string },
): Promise<boolean> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `SELECT welcome.last_seq AS after, least(head.last_seq, welcome.last_seq + $1) AS until
     FROM welcome_head AS welcome, waitlist_head AS head FOR UPDATE OF welcome`,
    [atMost],
  );
  const after = Number(rows[0]?.after);
  const until = Number(rows[0]?.until);
  if (!(until > after)) return false;
  await client.query(
    `WITH queued AS (
       INSERT INTO signup_message (signup_seq, kind, channel)
       SELECT seq, 'welcome', CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END
       FROM signup WHERE seq > $1 AND seq <= $2 AND blocked_at IS NULL AND erased_at IS NULL
       ON CONFLICT DO NOTHING RETURNING signup_seq
     )
     SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
       SELECT ROW($3, json_build_object('signupSeq', signup_seq), NULL, NULL, 12, NULL, 1, NULL)::graphile_worker.job_spec FROM queued))`,
    [after, until, jobName],
  );
  await client.query('UPDATE welcome_head SET last_seq = $1', [until]);
  return until - after === atMost;
}

/** The message of one signup; null when it is settled, or its person is blocked or erased. */
export async function findWelcome(pool: Pool, signupSeq: number): Promise<Welcome | null> {
  const { rows } = await pool.query<{
    channel: 'email' | 'sms';
    address: string;
    first_name: string;
    rank: string;
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
     WHERE message.signup_seq = $1 AND message.kind = 'welcome' AND message.sent_at IS NULL AND message.refused_at IS NULL
       AND signup.blocked_at IS NULL AND signup.erased_at IS NULL`,
    values: [signupSeq],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { channel, address, first_name: firstName, referral_id: referralId, id: signupId, generation } = row;
  return { channel, address, firstName, rank: Number(row.rank), referralId, signupId, generation };
}

/** Notes that a message has been sent, or never will be. */
export async function settleWelcome(
  pool: Pool,
  signupSeq: number,
  outcome: 'sent_at' | 'refused_at',
): Promise<void> {
  await pool.query({
    name: `settle_welcome_${outcome}`,
    text: `UPDATE signup_message SET ${outcome} = now() WHERE signup_seq = $1 AND kind = 'welcome' AND sent_at IS NULL AND refused_at IS NULL`,
    values: [signupSeq],
  });
}
