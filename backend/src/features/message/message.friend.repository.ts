import type { ClientBase, Pool } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { TriggerKind } from './message.kinds.ts';
import type { Claimed, TriggerPerson } from './message.trigger.notices.ts';
import { allowedAtSql, keySql, triggerLimits } from './message.trigger.repository.ts';

const friendKind = 'friend' satisfies TriggerKind;

/** Joins that are followed at once: most bring no news, and all are one statement. */
const followedAtOnce = 1000;

/** Whether users have joined who may be news, or news is due. */
export async function isFriendNewsDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'friend_news_is_due',
    text: `SELECT is_on AND (last_seq < fairness_judged_through()
         OR EXISTS (SELECT FROM friend_news_due WHERE due_at <= clock_timestamp())) AS due
       FROM message_trigger WHERE kind = '${friendKind}'`,
  });
  return rows[0]?.due === true;
}

/** Notes the friends who joined next, as far as fakes have been looked for. @returns how many joins it looked at. */
export async function followFriends(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `UPDATE message_trigger AS trigger SET last_seq = until FROM (
       SELECT last_seq AS after, greatest(last_seq, least(last_seq + $1, fairness_judged_through())) AS until
       FROM message_trigger WHERE kind = '${friendKind}' AND is_on FOR UPDATE) AS range
     WHERE trigger.kind = '${friendKind}' RETURNING after::text, until::text`,
    [followedAtOnce],
  );
  const { after, until } = rows[0] ?? { after: '0', until: '0' };
  if (after === until) return 0;
  await client.query(
    `SELECT friend_news_add(array_agg(seq ORDER BY seq), array_agg(referrer_seq ORDER BY seq)) FROM signup
     WHERE seq > $1 AND seq <= $2 AND referrer_seq IS NOT NULL AND verified_by IS NOT NULL AND erased_at IS NULL
       AND (SELECT sum(points) FROM credit WHERE credit.referred_seq = signup.seq) > 0 HAVING count(*) > 0`,
    [after, until],
  );
  return Number(until) - Number(after);
}

/**
 * Gathers what some users are due to be told into a message each, at most `atMost`; those who had one too recently are due
 * later.
 */
export async function gatherFriendNews(client: ClientBase, atMost: number): Promise<Claimed> {
  const { rows: due } = await client.query<{ seq: string; number: number | null }>(
    `WITH due AS MATERIALIZED (
       SELECT signup_seq FROM friend_news_due WHERE due_at <= clock_timestamp() ORDER BY due_at, signup_seq LIMIT $1 FOR UPDATE SKIP LOCKED
     ), looked AS MATERIALIZED (
       SELECT signup_seq, coalesce((SELECT max(number) FROM trigger_message AS sent WHERE sent.signup_seq = due.signup_seq AND kind = '${friendKind}'), 0) + 1 AS number,
         greatest(
           (SELECT max(at) + interval '${triggerLimits.hoursApart} hours' FROM trigger_message AS sent
             WHERE sent.signup_seq = due.signup_seq AND kind = '${friendKind}' AND NOT skipped),
           ${allowedAtSql('due.signup_seq')}
         ) AS allowed_at
       FROM due
     ), later AS (
       UPDATE friend_news_due SET due_at = allowed_at FROM looked
       WHERE friend_news_due.signup_seq = looked.signup_seq AND allowed_at > clock_timestamp()
     ), ended AS (
       DELETE FROM friend_news_due USING looked
       WHERE friend_news_due.signup_seq = looked.signup_seq AND (allowed_at IS NULL OR allowed_at <= clock_timestamp())
     )
     SELECT signup_seq::text AS seq, CASE WHEN allowed_at IS NULL OR allowed_at <= clock_timestamp() THEN number END AS number FROM looked`,
    [atMost],
  );
  const ready = due.filter(({ number }) => number !== null);
  if (ready.length === 0) return { keys: [], looked: due.length };
  const { rows } = await client.query<{ key: string }>(
    `WITH told AS (
       UPDATE friend_news SET message = number
       FROM unnest($1::bigint[], $2::int[]) AS ready (signup_seq, number), message_trigger AS trigger
       WHERE friend_news.referrer_seq = ready.signup_seq AND message IS NULL
         AND trigger.kind = '${friendKind}' AND friend_news.referred_seq > trigger.since_seq
         AND (SELECT sum(credit.points) FROM credit WHERE credit.referred_seq = friend_news.referred_seq) > 0
       RETURNING friend_news.referrer_seq AS signup_seq, number
     )
     INSERT INTO trigger_message (signup_seq, kind, number) SELECT DISTINCT signup_seq, '${friendKind}', number FROM told
     RETURNING ${keySql} AS key`,
    [ready.map(({ seq }) => seq), ready.map(({ number }) => number)],
  );
  return { keys: rows.map(({ key }) => key), looked: due.length };
}

/** A message of friends to a user, as things are now. */
export interface FriendMessage extends TriggerPerson {
  /** The rank they would have without these friends. */
  readonly rankBefore: number | null;
  /** First names of the friends whose credit counts, the first of them, and how many they are. */
  readonly names: readonly string[];
  readonly friends: number;
}

const namesAtMost = 2;

/**
 * What a message says of friends, in the snapshot of the rank. Without the points of the friends, a user would have another
 * rank: `waitlist_rank_with` counts the user among those ahead then.
 */
export const friendColumns = `news.names, news.friends::float8 AS friends,
  (CASE WHEN news.points > 0 AND own.rank IS NOT NULL THEN waitlist_rank_with(signup.seq, score.points - news.points) - 1 END)::float8 AS "rankBefore"`;
export const friendTables = `CROSS JOIN LATERAL (
  SELECT count(*) AS friends, coalesce(sum(counted.points), 0)::bigint AS points,
    coalesce((array_agg(friend.first_name ORDER BY friend.seq))[1:${namesAtMost}], '{}') AS names
  FROM friend_news JOIN signup AS friend ON friend.seq = friend_news.referred_seq
    CROSS JOIN LATERAL (SELECT sum(credit.points) AS points FROM credit WHERE credit.referred_seq = friend.seq) AS counted
  WHERE friend_news.referrer_seq = given.signup_seq AND message = given.number
    AND counted.points > 0 AND friend.blocked_at IS NULL AND friend.erased_at IS NULL) AS news`;

/** Nobody is told of erased users, nor are they told, or known by a rank they had. */
export const eraseTriggers: PersonEraser = async (client, people) => {
  const seqs = seqsOf(people);
  await client.query('DELETE FROM friend_news WHERE referred_seq = ANY ($1) AND message IS NULL', [seqs]);
  await client.query('DELETE FROM friend_news_due WHERE signup_seq = ANY ($1)', [seqs]);
  await client.query(
    'UPDATE trigger_message SET rank_before = NULL WHERE signup_seq = ANY ($1) AND rank_before IS NOT NULL',
    [seqs],
  );
};
