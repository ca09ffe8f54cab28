import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

/** How a reward comes to its users: as a code that was uploaded, by the team, or by another system. */
export type RewardKind = 'code_pool' | 'manual' | 'webhook';
/** Who gets it: users with enough referrals, or also each user who joined with a code; or ambassadors with enough referrals. */
export type RewardRecipients = 'referrer' | 'both' | 'ambassador';

/** What an admin says of a reward. */
export interface RewardTerms {
  readonly name: string;
  /** What it is, for users. */
  readonly text: string;
  /** How to get or use it, for users who reached it. */
  readonly instructions: string;
  readonly referralsNeeded: number;
  /** How many users may have it; null: any number. */
  readonly limit: number | null;
  /** From then on, it is not reached anymore; null: it has no end. */
  readonly endsAt: Date | null;
}

export interface RewardRow extends RewardTerms {
  readonly id: string;
  readonly kind: RewardKind;
  readonly recipients: RewardRecipients;
  readonly createdAt: Date;
  /** Null: it can be reached. */
  readonly stoppedAt: Date | null;
  /** Changes with every edit. */
  readonly revision: number;
  /** Users who have reached it. */
  readonly reached: number;
  /** How many of them wait for it. */
  readonly waiting: number;
  readonly fulfilled: number;
  /** How many of those would not reach it by now. */
  readonly flagged: number;
  /** Codes that can still be given; null: it has none. */
  readonly codesLeft: number | null;
}

const terms = `name, text, instructions, referrals_needed AS "referralsNeeded", claim_limit AS limit, ends_at AS "endsAt"`;
const rewardColumns = `id, ${terms}, kind, recipients, created_at AS "createdAt", stopped_at AS "stoppedAt", revision,
  claims.*, CASE kind WHEN 'code_pool' THEN
    (SELECT count(*)::int FROM reward_code WHERE reward_seq = reward.seq AND given_at IS NULL) END AS "codesLeft"`;
const claimCounts = `CROSS JOIN LATERAL (
    SELECT count(*)::int AS reached, count(*) FILTER (WHERE fulfilled_at IS NULL)::int AS waiting,
      count(fulfilled_at)::int AS fulfilled, count(flagged_at)::int AS flagged
    FROM reward_claim WHERE reward_seq = reward.seq AND withdrawn_at IS NULL) AS claims`;

/** All rewards: those that can be reached first, by the referrals they need, then the newest. */
export async function listRewards(client: ClientBase | Pool): Promise<readonly RewardRow[]> {
  const { rows } = await client.query<RewardRow>(
    `SELECT ${rewardColumns} FROM reward ${claimCounts}
     ORDER BY stopped_at IS NOT NULL, CASE WHEN stopped_at IS NULL THEN referrals_needed END, reward.seq DESC`,
  );
  return rows;
}

export async function findReward(client: ClientBase | Pool, id: string): Promise<RewardRow | null> {
  const { rows } = await client.query<RewardRow>(
    `SELECT ${rewardColumns} FROM reward ${claimCounts} WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What visitors are told of a reward. */
export type OpenRewardRow = Pick<RewardTerms, 'name' | 'text' | 'referralsNeeded'> &
  Pick<RewardRow, 'recipients'>;

/** Rewards that everyone is told of, those that need the fewest referrals first. */
export async function listOpenRewards(pool: Pool): Promise<readonly OpenRewardRow[]> {
  const { rows } = await pool.query<OpenRewardRow>({
    name: 'open_rewards',
    text: 'SELECT name, text, referrals_needed AS "referralsNeeded", recipients FROM open_rewards(NULL) ORDER BY referrals_needed, seq',
  });
  return rows;
}

/** Takes the lock of those who give rewards, until the transaction ends. */
export async function lockRewards(client: ClientBase): Promise<void> {
  await client.query('SELECT FROM reward_head FOR UPDATE');
}

/**
 * Adds a reward; credits so far do not reach it by themselves. The caller holds the lock of {@link lockRewards}.
 *
 * @param scan whether those who meet it by now get it. @returns its id.
 */
export async function insertReward(
  client: ClientBase,
  { kind, recipients, ...reward }: RewardTerms & Pick<RewardRow, 'kind' | 'recipients'>,
  scan: boolean,
): Promise<string> {
  const id = randomUUID();
  // The first one begins with the credits that come: until then nothing followed the join order.
  await client.query(
    'UPDATE reward_head SET last_seq = (SELECT last_seq FROM waitlist_head) WHERE NOT EXISTS (SELECT FROM reward WHERE stopped_at IS NULL)',
  );
  await client.query(
    `INSERT INTO reward (id, kind, recipients, name, text, instructions, referrals_needed, claim_limit, ends_at, since_seq, scanned_seq)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $10 THEN 0 ELSE last_seq END, CASE WHEN $10 THEN 0 END FROM waitlist_head`,
    [id, kind, recipients, ...termValues(reward), scan],
  );
  return id;
}

/** More than any limit. */
const unlimited = 2_147_483_647;

/**
 * Changes a reward, unless it was changed since `revision`. If more users may have it, or for longer, those who would have it
 * by now are looked for.
 *
 * @param forThose whether those who meet it by now get it (`now`), or need another referral (`later`); null: as before.
 * @returns whether it did.
 */
export async function updateReward(
  client: ClientBase,
  id: string,
  revision: number,
  reward: RewardTerms,
  forThose: 'now' | 'later' | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE reward SET name = $3, text = $4, instructions = $5, referrals_needed = $6, claim_limit = $7, ends_at = $8,
       since_seq = CASE $9::text WHEN 'now' THEN 0 WHEN 'later' THEN (SELECT last_seq FROM waitlist_head) ELSE since_seq END,
       scanned_seq = CASE $9::text WHEN 'now' THEN 0 WHEN 'later' THEN NULL
         ELSE CASE WHEN coalesce($7, ${unlimited}) > coalesce(claim_limit, ${unlimited})
           OR coalesce($8, 'infinity'::timestamptz) > coalesce(ends_at, 'infinity') THEN 0 ELSE scanned_seq END END,
       revision = revision + 1
     WHERE id = $1 AND revision = $2 AND stopped_at IS NULL`,
    [id, revision, ...termValues(reward), forThose],
  );
  return rowCount === 1;
}

const termValues = ({ name, text, instructions, referralsNeeded, limit, endsAt }: RewardTerms) => [
  name,
  text,
  instructions,
  referralsNeeded,
  limit,
  endsAt,
];

/** Stops or resumes a reward; on resuming, those who would have it by now are looked for. @returns whether that changed anything. */
export async function setStopped(client: ClientBase, id: string, stopped: boolean): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE reward SET stopped_at = CASE WHEN $2 THEN clock_timestamp() END,
       scanned_seq = CASE WHEN $2 THEN scanned_seq ELSE 0 END, revision = revision + 1
     WHERE id = $1 AND (stopped_at IS NULL) = $2`,
    [id, stopped],
  );
  return rowCount === 1;
}

/** How many users meet terms by now and do not have the reward yet; `id` null: it is new. At most 100,000 are counted. */
export async function countMeeting(
  client: ClientBase | Pool,
  {
    id,
    recipients,
    referralsNeeded,
  }: Pick<RewardRow, 'recipients' | 'referralsNeeded'> & { id: string | null },
): Promise<number> {
  const has =
    'EXISTS (SELECT FROM reward_claim JOIN reward ON reward.seq = reward_seq WHERE reward.id = $2 AND signup_seq = found.seq)';
  const { rows } = await client.query<{ users: number }>(
    `SELECT count(*)::int AS users FROM (
       SELECT FROM (
         SELECT seq FROM score WHERE referral_count >= $1 AND standing <> 'excluded'
           AND ($3 <> 'ambassador' OR EXISTS (SELECT FROM ambassador_signup WHERE signup_seq = score.seq AND is_ambassador))
         UNION
         SELECT seq FROM signup LEFT JOIN score USING (seq)
         WHERE $3 = 'both' AND referrer_seq IS NOT NULL AND coalesce(standing, 'waiting') <> 'excluded'
           AND (SELECT sum(points) > 0 FROM credit WHERE referred_seq = seq)) AS found
       WHERE NOT ${has} LIMIT 100000) AS counted`,
    [referralsNeeded, id, recipients],
  );
  return rows[0]?.users ?? 0;
}

/** Adds codes; those that it has already stay as they are. @returns how many were new. */
export async function insertCodes(client: ClientBase, id: string, codes: readonly string[]): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO reward_code (reward_seq, code)
     SELECT reward.seq, given.code FROM reward, unnest($2::text[]) WITH ORDINALITY AS given (code, place)
     WHERE reward.id = $1 ORDER BY given.place ON CONFLICT (reward_seq, code) DO NOTHING`,
    [id, codes],
  );
  return rowCount ?? 0;
}
