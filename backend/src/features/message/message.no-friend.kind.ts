import type { ClientBase, Pool } from 'pg';
import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { binding } from '../segment/segment.audience.ts';
import { nextFriendText } from './message.friend.texts.ts';
import type { TriggerKind } from './message.kinds.ts';
import {
  type Claimed,
  type ReasonSql,
  type TriggerOptions,
  triggerNotices,
  type TriggerPerson,
} from './message.trigger.notices.ts';
import { hadEnoughSql, keySql } from './message.trigger.repository.ts';

interface NoFriendMessage extends TriggerPerson {
  readonly referralCount: number;
}

/** Reminds users once, some days after they joined, if nobody joined with their code. It is news: they agreed to it. */
export const noFriendNotices = (options: TriggerOptions): NoticeKind =>
  triggerNotices<NoFriendMessage>(options, {
    kind,
    isDue,
    claim,
    columns: `coalesce(score.referral_count, 0)::float8 AS "referralCount"`,
    skipOf: ({ referralCount }) => (referralCount > 0 ? 'HAS_FRIEND' : null),
    textsOf: ({ next, rank }) => ({ nextFriend: nextFriendText({ next, rank }) }),
  });

const kind = 'no_friend' satisfies TriggerKind;
const followedAtOnce = 1000;
/** How far the join order goes that is as old as the delay, and has been looked at for fakes. */
const reach = `least(fairness_judged_through(), waitlist_seq_before(clock_timestamp() - make_interval(mins => delay_minutes)))`;

/** Whether users joined so long ago who were not looked at. */
async function isDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'no_friend_is_due',
    text: `SELECT is_on AND last_seq < ${reach} AS due FROM message_trigger WHERE kind = '${kind}'`,
  });
  return rows[0]?.due === true;
}

/**
 * The next users who joined so long ago and wait without a friend, those who get news, unless they had as many messages as
 * they may.
 */
async function claim(client: ClientBase, _atMost: number, reason: ReasonSql): Promise<Claimed> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `UPDATE message_trigger AS trigger SET last_seq = until FROM (
       SELECT last_seq AS after, greatest(last_seq, least(last_seq + $1, ${reach})) AS until
       FROM message_trigger WHERE kind = '${kind}' AND is_on FOR UPDATE) AS range
     WHERE trigger.kind = '${kind}' RETURNING after::text, until::text`,
    [followedAtOnce],
  );
  const { after, until } = rows[0] ?? { after: '0', until: '0' };
  if (after === until) return { keys: [], looked: 0 };
  const { bind, values } = binding();
  const { rows: noted } = await client.query<{ key: string }>(
    `INSERT INTO trigger_message (signup_seq, kind, number)
     SELECT signup.seq, '${kind}', 1 FROM signup LEFT JOIN score ON score.seq = signup.seq
     WHERE signup.seq > ${bind(after)}::bigint AND signup.seq <= ${bind(until)}::bigint
       AND coalesce(score.standing, 'waiting') = 'waiting' AND coalesce(score.referral_count, 0) = 0
       AND ${reason(bind)} IS NULL AND NOT ${hadEnoughSql('signup.seq')}
     ORDER BY signup.seq ON CONFLICT DO NOTHING RETURNING ${keySql} AS key`,
    [...values],
  );
  return { keys: noted.map(({ key }) => key), looked: Number(until) - Number(after) };
}
