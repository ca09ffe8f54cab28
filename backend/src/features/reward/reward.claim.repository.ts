import type { ClientBase, Pool } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import { personName, type PersonName } from '../user/user.repository.ts';
import type { RewardKind } from './reward.repository.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';

/** What has become of a reward that a user reached. */
export type ClaimState = (typeof claimStates)[number];
export const claimStates = ['waiting', 'fulfilled', 'flagged', 'withdrawn'] as const;

export interface ClaimRow {
  readonly id: string;
  readonly reward: { readonly id: string; readonly name: string; readonly kind: RewardKind };
  readonly user: PersonName;
  readonly state: ClaimState;
  readonly reachedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly fulfilledAt: Date | null;
  /** Null: the product, with a code; or it is not fulfilled. */
  readonly fulfilledBy: string | null;
}

export interface ClaimFilter {
  /** Null: any. */
  readonly rewardId: string | null;
  readonly userId: string | null;
  readonly state: ClaimState | null;
}

const conditions: Readonly<Record<ClaimState, string>> = {
  waiting: 'claim.withdrawn_at IS NULL AND claim.fulfilled_at IS NULL',
  fulfilled: 'claim.fulfilled_at IS NOT NULL AND claim.flagged_at IS NULL',
  flagged: 'claim.flagged_at IS NOT NULL',
  withdrawn: 'claim.withdrawn_at IS NOT NULL',
};
const stateOf = `CASE ${Object.entries(conditions)
  .map(([state, condition]) => `WHEN ${condition} THEN '${state}'`)
  .join(' ')} END`;

const claims = ({ state }: ClaimFilter) => `FROM reward_claim AS claim
  JOIN reward ON reward.seq = reward_seq JOIN signup AS person ON person.seq = signup_seq
  WHERE ($1::uuid IS NULL OR reward.id = $1) AND ($2::uuid IS NULL OR person.id = $2) AND ${state === null ? 'true' : conditions[state]}`;
const claimColumns = `claim.id, json_build_object('id', reward.id, 'name', reward.name, 'kind', reward.kind) AS reward,
  ${personName('person')} AS user, ${stateOf} AS state, reached_at AS "reachedAt", withdrawn_at AS "withdrawnAt",
  fulfilled_at AS "fulfilledAt", fulfilled_by AS "fulfilledBy"`;
/** Those that wait: the oldest first; others: the newest. */
const orderOf = ({ state }: ClaimFilter) => `ORDER BY claim.seq ${state === 'waiting' ? 'ASC' : 'DESC'}`;

export async function listClaims(
  pool: Pool,
  filter: ClaimFilter,
  { limit, offset }: PageRequest,
): Promise<{ readonly rows: readonly ClaimRow[]; readonly total: number }> {
  const values = [filter.rewardId, filter.userId];
  const { rows } = await pool.query<ClaimRow>(
    `SELECT ${claimColumns} ${claims(filter)} ${orderOf(filter)} LIMIT $3 OFFSET $4`,
    [...values, limit, offset],
  );
  const { rows: counts } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total ${claims(filter)}`,
    values,
  );
  return { rows, total: counts[0]?.total ?? 0 };
}

/** A claim in a file: also with the contact that its user verified. */
export interface ExportedClaim extends Omit<ClaimRow, 'user'> {
  readonly seq: string;
  readonly user: PersonName;
  readonly email: string;
  readonly phone: string;
}

/** The next claims after one, in the order in which they were first reached. */
export async function readClaims(
  pool: Pool,
  filter: ClaimFilter,
  after: string,
  limit: number,
): Promise<readonly ExportedClaim[]> {
  const { rows } = await pool.query<ExportedClaim>(
    `SELECT ${claimColumns}, claim.seq::text AS seq, person.email, person.phone ${claims(filter)} AND claim.seq > $3
     ORDER BY claim.seq LIMIT $4`,
    [filter.rewardId, filter.userId, after, limit],
  );
  return rows;
}

/** A claim that an admin changed. */
export interface DecidedClaim {
  readonly seq: string;
  readonly userId: string;
  /** The name of its reward. */
  readonly reward: string;
}

const decidedColumns = 'claim.seq::text, signup.id AS "userId", reward.name AS reward';

/** Fulfills claims that wait, but those that wait for a code. @returns which. */
export async function fulfillClaims(
  client: ClientBase,
  ids: readonly string[],
  by: string,
): Promise<readonly DecidedClaim[]> {
  const { rows } = await client.query<DecidedClaim>(
    `UPDATE reward_claim AS claim SET fulfilled_at = clock_timestamp(), fulfilled_by = $2 FROM reward, signup
     WHERE claim.id = ANY ($1) AND reward.seq = reward_seq AND signup.seq = signup_seq AND kind <> 'code_pool'
       AND ${conditions.waiting}
     RETURNING ${decidedColumns}`,
    [ids, by],
  );
  return rows;
}

/** Takes back that claims were fulfilled, by hand. @returns which. */
export async function reopenClaims(
  client: ClientBase,
  ids: readonly string[],
): Promise<readonly DecidedClaim[]> {
  const { rows } = await client.query<DecidedClaim>(
    `UPDATE reward_claim AS claim SET fulfilled_at = NULL, fulfilled_by = NULL, flagged_at = NULL FROM reward, signup
     WHERE claim.id = ANY ($1) AND reward.seq = reward_seq AND signup.seq = signup_seq AND fulfilled_by IS NOT NULL
     RETURNING ${decidedColumns}`,
    [ids],
  );
  return rows;
}

/** A reward, as its user sees it. */
export interface OwnReward {
  readonly name: string;
  readonly text: string;
  /** Empty until they reached it, and have its code. */
  readonly instructions: string;
  readonly referralsNeeded: number;
  /** ISO 8601; null: not yet. */
  readonly reachedAt: string | null;
  readonly fulfilledAt: string | null;
  /** Null: none, or not yet. */
  readonly code: string | null;
}

/** What a user can reach or has reached, those that need the fewest referrals first. */
export async function findOwnRewards(pool: Pool, signupId: string): Promise<readonly OwnReward[]> {
  const { rows } = await pool.query<OwnReward>({
    name: 'own_rewards',
    text: `SELECT name, text, CASE WHEN reached_at IS NULL OR kind = 'code_pool' AND fulfilled_at IS NULL THEN '' ELSE instructions END AS instructions,
       coalesce(claim.referrals_needed, reward.referrals_needed) AS "referralsNeeded",
       to_json(reached_at) #>> '{}' AS "reachedAt", to_json(fulfilled_at) #>> '{}' AS "fulfilledAt",
       (SELECT code FROM reward_code WHERE claim_seq = claim.seq) AS code
     FROM reward LEFT JOIN reward_claim AS claim ON reward_seq = reward.seq AND withdrawn_at IS NULL
       AND signup_seq = (SELECT seq FROM signup WHERE id = $1)
     WHERE claim.seq IS NOT NULL OR reward.seq IN (SELECT seq FROM open_rewards((SELECT seq FROM signup WHERE id = $1)))
     ORDER BY 4, reward.seq`,
    values: [signupId],
  });
  return rows;
}

/** A claim to be told of, to the contact that its user verified. */
export interface ClaimNews {
  readonly seq: string;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly signupId: string;
  /** The generation of the links to their status page; they may have revoked earlier ones. */
  readonly generation: number;
  readonly firstName: string;
  /** Null for users who are not waiting. */
  readonly rank: number | null;
  readonly referralId: string;
  readonly name: string;
  readonly text: string;
  readonly instructions: string;
  readonly kind: RewardKind;
  readonly code: string | null;
  readonly isWithdrawn: boolean;
  readonly isLeaving: boolean;
  /** What they can earn next; null: nothing. */
  readonly next: { readonly name: string; readonly referralsLeft: number } | null;
}

export async function findClaimNews(pool: Pool, seqs: readonly string[]): Promise<readonly ClaimNews[]> {
  const { rows } = await pool.query<ClaimNews>({
    name: 'reward_news',
    text: `SELECT claim.seq::text, CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END AS channel,
       CASE verified_by WHEN 'email' THEN email ELSE phone END AS address, first_name AS "firstName", waitlist_rank(signup.seq)::float8 AS rank, referral_id AS "referralId",
       signup.id AS "signupId", coalesce(access.generation, 0) AS generation, reward.name, text, instructions, kind, (SELECT code FROM reward_code WHERE claim_seq = claim.seq) AS code,
       withdrawn_at IS NOT NULL OR blocked_at IS NOT NULL AS "isWithdrawn", ${isLeavingSql} AS "isLeaving",
       (SELECT json_build_object('name', more.name, 'referralsLeft', more.referrals_needed - coalesce(referral_count, 0))
        FROM open_rewards(claim.signup_seq) AS more WHERE more.referrals_needed > coalesce(referral_count, 0) ORDER BY more.referrals_needed, more.seq LIMIT 1) AS next
     FROM reward_claim AS claim JOIN reward ON reward.seq = reward_seq JOIN signup ON signup.seq = claim.signup_seq
     LEFT JOIN score ON score.seq = claim.signup_seq LEFT JOIN status_access AS access ON access.signup_seq = claim.signup_seq
     WHERE claim.seq = ANY ($1) AND erased_at IS NULL`,
    values: [seqs],
  });
  return rows;
}

/**
 * Forgets which codes users were given. That a reward was reached stays, and names nobody. It takes no lock: of a code that is
 * given at the same time, the runner forgets it (`reward_settle`).
 */
export const eraseRewardCodes: PersonEraser = async (client, people) => {
  await client.query(
    'UPDATE reward_code SET claim_seq = NULL WHERE claim_seq IN (SELECT seq FROM reward_claim WHERE signup_seq = ANY ($1))',
    [seqsOf(people)],
  );
};
