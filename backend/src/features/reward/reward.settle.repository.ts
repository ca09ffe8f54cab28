import type { ClientBase } from 'pg';

/** What became of a claim. */
export interface ClaimChange {
  readonly claimSeq: string;
  readonly change: 'reached' | 'withdrawn' | 'fulfilled';
}

/** Who is to be looked at next, and how far the join order is followed then. */
export interface DueUsers {
  /** Places in the join order, in the order in which limited rewards are given. */
  readonly seqs: readonly string[];
  readonly isMore: boolean;
}

/** Whether there is any reward, stopped or not: else nothing is followed. */
export async function hasRewards(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT EXISTS (SELECT FROM reward) AS found');
  return rows[0]?.found === true;
}

/**
 * Both sides of the next credits in the join order, without those of imported users, as far as fakes have been looked for, and advances. The caller holds the
 * lock of `reward_head`.
 */
export async function takeJoins(client: ClientBase, atMost: number): Promise<DueUsers> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `UPDATE reward_head SET last_seq = until FROM (
       SELECT head.last_seq AS after, greatest(head.last_seq, least(head.last_seq + $1, fairness_judged_through())) AS until
       FROM reward_head AS head) AS range RETURNING after, until`,
    [atMost],
  );
  const { after = '0', until = '0' } = rows[0] ?? {};
  const { rows: joins } = await client.query<{ seqs: readonly string[] }>(
    `SELECT ARRAY[referrer_seq, seq]::text[] AS seqs FROM signup
     WHERE seq > $1 AND seq <= $2 AND referrer_seq IS NOT NULL AND verified_by IS NOT NULL ORDER BY signup.seq`,
    [after, until],
  );
  return { seqs: joins.flatMap(({ seqs }) => seqs), isMore: Number(until) - Number(after) === atMost };
}

/** Users whose credits or standing changed after the join; they are not due anymore. */
export async function takeReconsidered(client: ClientBase, atMost: number): Promise<DueUsers> {
  const { rows } = await client.query<{ seq: string }>(
    `DELETE FROM reward_due WHERE seq IN (SELECT seq FROM reward_due ORDER BY seq LIMIT $1) RETURNING signup_seq::text AS seq`,
    [atMost],
  );
  return { seqs: rows.map(({ seq }) => seq), isMore: rows.length === atMost };
}

/** The next users who may have met a reward before it was there, and advances. */
export async function takeScanned(client: ClientBase, atMost: number): Promise<DueUsers> {
  const { rows } = await client.query<{ after: string; until: string; last: string }>(
    `UPDATE reward SET scanned_seq = CASE WHEN scanned_seq + $1 < last_seq THEN scanned_seq + $1 END
     FROM (SELECT seq, scanned_seq AS after, last_seq FROM reward, waitlist_head WHERE scanned_seq IS NOT NULL AND stopped_at IS NULL
       ORDER BY seq LIMIT 1) AS scan
     WHERE reward.seq = scan.seq RETURNING after, after + $1 AS until, last_seq AS last`,
    [atMost],
  );
  const [range] = rows;
  if (range === undefined) return { seqs: [], isMore: false };
  const { rows: found } = await client.query<{ seq: string }>(
    `SELECT seq::text FROM signup LEFT JOIN score USING (seq)
     WHERE seq > $1 AND seq <= $2 AND (referral_count > 0 OR referrer_seq IS NOT NULL) ORDER BY signup.seq`,
    [range.after, range.until],
  );
  return { seqs: found.map(({ seq }) => seq), isMore: true };
}

/** Brings the claims of users to what they are due by now: `reward_settle`. */
export async function settleClaims(
  client: ClientBase,
  seqs: readonly string[],
): Promise<readonly ClaimChange[]> {
  const { rows } = await client.query<ClaimChange>(
    'SELECT claim_seq::text AS "claimSeq", change FROM reward_settle($1)',
    [seqs],
  );
  return rows;
}

/** Gives codes to claims that wait for one: `reward_give_codes`. */
export async function giveCodes(client: ClientBase): Promise<readonly ClaimChange[]> {
  const { rows } = await client.query<ClaimChange>(
    `SELECT claim::text AS "claimSeq", 'fulfilled' AS change FROM reward_give_codes() AS claim`,
  );
  return rows;
}

/** A claim, as events and messages name it. */
export interface ChangedClaim {
  readonly claimSeq: string;
  readonly claimId: string;
  readonly rewardId: string;
  readonly kind: string;
  readonly signupSeq: string;
  readonly referralsNeeded: number;
}

export async function findChangedClaims(
  client: ClientBase,
  claimSeqs: readonly string[],
): Promise<ReadonlyMap<string, ChangedClaim>> {
  const { rows } = await client.query<ChangedClaim>(
    `SELECT claim.seq::text AS "claimSeq", claim.id AS "claimId", reward.id AS "rewardId", kind, signup_seq::text AS "signupSeq",
       claim.referrals_needed AS "referralsNeeded"
     FROM reward_claim AS claim JOIN reward ON reward.seq = reward_seq WHERE claim.seq = ANY ($1)`,
    [claimSeqs],
  );
  return new Map(rows.map((row) => [row.claimSeq, row]));
}
