import type { ClientBase, Pool } from 'pg';
import { type Bind, binding, type Exclusion, type ExclusionReason } from '../segment/segment.audience.ts';
import { newsReasonSql } from './message.broadcast.repository.ts';
import { triggerLimits, type TriggerKind } from './message.trigger.repository.ts';
import { type TriggerPerson, triggerPersonColumns } from './message.trigger.writer.ts';

/** The kind of notice and trigger; a notice's key is the place of the user in the join order. */
export const noFriendKind = 'no_friend' satisfies TriggerKind;

const followedAtOnce = 1000;
/** How far the join order goes that is as old as the delay, and has been looked at for fakes. */
const reach = `least(fairness_judged_through(), waitlist_seq_before(clock_timestamp() - make_interval(mins => delay_minutes)))`;

/** Whether users joined so long ago who were not looked at. */
export async function isNoFriendDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'no_friend_is_due',
    text: `SELECT is_on AND last_seq < ${reach} AS due FROM message_trigger WHERE kind = '${noFriendKind}'`,
  });
  return rows[0]?.due === true;
}

/**
 * The next users who joined so long ago and wait without a friend, those who get news, unless they had as many messages as
 * they may. @returns their keys, and how many users it looked at.
 */
export async function followWithoutFriends(
  client: ClientBase,
  exclusions: (bind: Bind) => readonly Exclusion[],
): Promise<{ readonly keys: readonly string[]; readonly users: number }> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `UPDATE message_trigger AS trigger SET last_seq = until FROM (
       SELECT last_seq AS after, greatest(last_seq, least(last_seq + $1, ${reach})) AS until
       FROM message_trigger WHERE kind = '${noFriendKind}' AND is_on FOR UPDATE) AS range
     WHERE trigger.kind = '${noFriendKind}' RETURNING after::text, until::text`,
    [followedAtOnce],
  );
  const { after, until } = rows[0] ?? { after: '0', until: '0' };
  if (after === until) return { keys: [], users: 0 };
  const { bind, values } = binding();
  const reason = newsReasonSql(exclusions(bind));
  const { rows: noted } = await client.query<{ key: string }>(
    `INSERT INTO trigger_message (signup_seq, kind, number)
     SELECT signup.seq, '${noFriendKind}', 1 FROM signup LEFT JOIN score USING (seq)
     WHERE signup.seq > ${bind(after)}::bigint AND signup.seq <= ${bind(until)}::bigint
       AND coalesce(score.standing, 'waiting') = 'waiting' AND coalesce(score.referral_count, 0) = 0 AND ${reason} IS NULL
       AND (SELECT count(*) FROM trigger_message AS sent WHERE sent.signup_seq = signup.seq
         AND sent.at > clock_timestamp() - interval '${triggerLimits.withinDays} days') < ${triggerLimits.atMost}
     ORDER BY signup.seq ON CONFLICT DO NOTHING RETURNING signup_seq::text AS key`,
    [...values],
  );
  return { keys: noted.map(({ key }) => key), users: Number(until) - Number(after) };
}

/** A user without a friend, as things are now. */
export interface NoFriendMessage extends TriggerPerson {
  /** Why they get nothing; null: no reason. */
  readonly skip: ExclusionReason | null;
  readonly referralCount: number;
  readonly next: { readonly referrals: number; readonly rank: number } | null;
}

export async function findNoFriendMessages(
  pool: Pool,
  signupSeqs: readonly string[],
  exclusions: (bind: Bind) => readonly Exclusion[],
  pointsPerReferral: number,
): Promise<readonly NoFriendMessage[]> {
  const { bind, values } = binding();
  const { rows } = await pool.query<NoFriendMessage>(
    `SELECT signup.seq::text AS key, ${triggerPersonColumns}, waitlist_rank(signup.seq)::float8 AS rank, ${newsReasonSql(exclusions(bind))} AS skip,
       coalesce(score.referral_count, 0)::float8 AS "referralCount",
       (SELECT json_build_object('referrals', referrals, 'rank', step.rank)
         FROM waitlist_next_steps(signup.seq, ${bind(pointsPerReferral)}) AS step ORDER BY referrals LIMIT 1) AS next
     FROM signup LEFT JOIN score USING (seq) LEFT JOIN status_access AS access ON access.signup_seq = signup.seq
     WHERE signup.seq = ANY (${bind(signupSeqs)}::bigint[])`,
    [...values],
  );
  return rows;
}
