import type { ClientBase, Pool } from 'pg';
import type { Evidence, ReferredJoin } from './fairness.evidence.ts';
import { type Cluster, holdFrom, isSignalName, keptDays, type SignalName } from './fairness.signals.ts';

/** A part of the join order: after one place, through another. */
export interface JoinRange {
  readonly after: number;
  readonly until: number;
}

/** Also how many have joined in all. */
export interface AssessedRange extends JoinRange {
  readonly joined: number;
}

/**
 * The next signups to assess (see `join_order_through`). Locks out everyone else who assesses or erases until the
 * transaction ends: nothing personal is written about a user who is being erased.
 */
export async function lockAssessments(client: ClientBase, atMost: number): Promise<AssessedRange> {
  const { rows } = await client.query<{ after: string; until: string; joined: string }>(
    `SELECT last_seq AS after, join_order_through(last_seq + $1) AS until, (SELECT last_seq FROM waitlist_head) AS joined
     FROM (SELECT last_seq FROM fairness_head FOR UPDATE) AS head`,
    [atMost],
  );
  return { after: Number(rows[0]?.after), until: Number(rows[0]?.until), joined: Number(rows[0]?.joined) };
}

export async function advanceAssessments(client: ClientBase, { until }: JoinRange): Promise<void> {
  await client.query('UPDATE fairness_head SET last_seq = $1', [until]);
}

/** Skips all users so far: nothing is kept about them. */
export async function skipAssessments(pool: Pool): Promise<void> {
  await pool.query('UPDATE fairness_head SET last_seq = (SELECT last_seq FROM waitlist_head)');
}

/**
 * Those of a range whose join gave a credit, in join order, and what is known of the code that each of them entered; not
 * those who joined with the code of a trusted referrer, or were imported.
 */
export async function findReferredJoins(
  client: ClientBase,
  { after, until }: JoinRange,
): Promise<readonly ReferredJoin[]> {
  const { rows } = await client.query<ReferredJoin>({
    name: 'fairness_joins',
    text: `SELECT seq::text, referrer_seq::text AS "referrerSeq", joined_at AS "joinedAt", verified_by AS "verifiedBy",
       email_key AS "emailKey", split_part(email, '@', 2) AS "emailDomain", phone, code.network_key AS "networkKey", code.client_country AS "clientCountry",
       code.browser_key AS "browserKey", extract(epoch FROM code.verified_at - code.created_at)::float8 AS "codeSeconds"
     FROM signup LEFT JOIN LATERAL (
       SELECT * FROM otp_challenge AS c
       WHERE c.destination = signup.identity AND c.purpose = 'waitlist' AND c.verified_at <= signup.joined_at
       ORDER BY c.verified_at DESC LIMIT 1) AS code ON true
     WHERE seq > $1 AND seq <= $2 AND referrer_seq IS NOT NULL AND verified_by IS NOT NULL AND erased_at IS NULL
       AND referrer_seq NOT IN (SELECT signup_seq FROM fairness_list_entry WHERE list = 'trusted_referrers') ORDER BY signup.seq`,
    values: [after, until],
  });
  return rows;
}

export async function insertAssessments(client: ClientBase, evidence: readonly Evidence[]): Promise<void> {
  await client.query({
    name: 'fairness_insert',
    text: `INSERT INTO assessment (seq, referrer_seq, joined_at, client_country, alike_key, device_key, stated_key, network_key)
     SELECT seq, "referrerSeq", "joinedAt", "clientCountry", "alikeKey", "deviceKey", "statedKey", "networkKey"
     FROM json_to_recordset($1) AS given (seq bigint, "referrerSeq" bigint, "joinedAt" timestamptz, "clientCountry" text,
       "alikeKey" bigint, "deviceKey" bigint, "statedKey" bigint, "networkKey" bigint) ON CONFLICT (seq) DO NOTHING`,
    values: [JSON.stringify(evidence)],
  });
}

/**
 * The users of all clusters that a user of the range belongs to, if large enough. Of a large one, those who joined
 * long before were found when it became so: each key costs as many rows as a cluster needs, and those of the range.
 *
 * @returns places in the join order.
 */
export async function findClustered(
  client: ClientBase,
  { key, from, gapMinutes }: Cluster,
  { after, until }: JoinRange,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>({
    name: `fairness_cluster_${key}`,
    text: `WITH fresh AS (
       SELECT ${key} AS key, array_agg(seq) AS seqs FROM assessment
       WHERE seq > $1 AND seq <= $2 AND ${key} IS NOT NULL GROUP BY 1
     ), member AS (
       SELECT fresh.key, near.seq, near.joined_at FROM fresh, LATERAL (
         SELECT seq, joined_at FROM assessment WHERE seq = ANY (fresh.seqs)
         UNION ALL
         (SELECT seq, joined_at FROM assessment WHERE ${key} = fresh.key AND seq <= $1 ORDER BY seq DESC LIMIT $3 - 1)) AS near
     ), timed AS (
       SELECT key, seq, coalesce(joined_at - lag(joined_at) OVER (PARTITION BY key ORDER BY seq) > make_interval(mins => $4), false) AS begins
       FROM member
     ), counted AS (
       SELECT key, seq, count(*) FILTER (WHERE begins) OVER (PARTITION BY key ORDER BY seq) AS nth FROM timed
     ), sized AS (
       SELECT seq, count(*) OVER (PARTITION BY key, nth) AS people FROM counted
     )
     SELECT seq::text FROM sized WHERE people >= $3 ORDER BY sized.seq`,
    values: [after, until, from, gapMinutes ?? null],
  });
  return rows.map(({ seq }) => seq);
}

/** Forgets what was seen of the users who joined with a referrer's code. The caller holds the lock of {@link lockAssessments}. */
export async function forgetAssessments(client: ClientBase, referrerSeq: string): Promise<void> {
  await client.query('DELETE FROM assessment WHERE referrer_seq = $1', [referrerSeq]);
}

/** Signals of one person. */
export interface Fired {
  readonly seq: string;
  readonly signals: readonly SignalName[];
}

/** The signals that have fired for some people; those without an assessment are missing. */
export async function findSignals(client: ClientBase, seqs: readonly string[]): Promise<readonly Fired[]> {
  const { rows } = await client.query<{ seq: string; signals: readonly string[] }>({
    name: 'fairness_signals',
    text: 'SELECT seq::text, signals FROM assessment WHERE seq = ANY ($1)',
    values: [seqs],
  });
  return rows.map(({ seq, signals }) => ({ seq, signals: signals.filter(isSignalName) }));
}

/** Records all the signals of some people, and that those with a score to be held are to be judged. */
export async function setSignals(
  client: ClientBase,
  scored: readonly (Fired & { readonly score: number })[],
): Promise<void> {
  await client.query({
    name: 'fairness_set_signals',
    text: `UPDATE assessment SET signals = ARRAY(SELECT json_array_elements_text(given.signals)), score = given.score,
       is_unjudged = given.score >= $2
     FROM json_to_recordset($1) AS given (seq bigint, signals json, score smallint) WHERE assessment.seq = given.seq`,
    values: [JSON.stringify(scored), holdFrom],
  });
}

/** Deletes up to `limit` assessments that are older than they are kept. @returns how many. */
export async function deleteOldAssessments(pool: Pool, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM assessment WHERE seq IN (
       SELECT seq FROM assessment WHERE joined_at < clock_timestamp() - make_interval(days => $1)
       ORDER BY joined_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [keptDays, limit],
  );
  return rowCount ?? 0;
}
