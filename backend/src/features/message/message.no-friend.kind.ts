import type { ClientBase, Pool } from 'pg';
import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { binding, type Exclusion } from '../segment/segment.audience.ts';
import { reasonSql } from './message.broadcast.repository.ts';
import { nextFriendText } from './message.friend.texts.ts';
import type { TriggerKind } from './message.kinds.ts';
import {
  type Claimed,
  type ReasonSql,
  type TriggerOptions,
  triggerNotices,
  type TriggerPerson,
} from './message.trigger.notices.ts';
import { followedPast, hadEnoughSql, keySql, nextPast } from './message.trigger.repository.ts';

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
    textsOf: ({ next, rank }) => ({ nextFriend: nextFriendText({ next, rank, isFirst: true }) }),
  });

const kind = 'no_friend' satisfies TriggerKind;
const followedAtOnce = 1000;
/** How far the join order goes that is as old as the delay, and has been looked at for fakes. */
const reach = `least(fairness_judged_through(), waitlist_seq_before(clock_timestamp() - make_interval(mins => delay_minutes)))`;

/** Whether users joined so long ago who were not looked at, or those who joined before are. */
async function isDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'no_friend_is_due',
    text: `SELECT is_on AND (past_seq IS NOT NULL OR last_seq < ${reach}) AS due FROM message_trigger WHERE kind = '${kind}'`,
  });
  return rows[0]?.due === true;
}

async function claim(client: ClientBase, _atMost: number, reason: ReasonSql): Promise<Claimed> {
  const next = await claimNext(client, reason);
  const past = await claimPast(client, reason);
  return { keys: [...next.keys, ...past.keys], looked: next.looked + past.looked };
}

/** Looks at the next users who joined so long ago. */
async function claimNext(client: ClientBase, reason: ReasonSql): Promise<Claimed> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `UPDATE message_trigger AS trigger SET last_seq = until FROM (
       SELECT last_seq AS after, greatest(last_seq, least(last_seq + $1, ${reach})) AS until
       FROM message_trigger WHERE kind = '${kind}' AND is_on FOR UPDATE) AS range
     WHERE trigger.kind = '${kind}' RETURNING after::text, until::text`,
    [followedAtOnce],
  );
  const { after, until } = rows[0] ?? { after: '0', until: '0' };
  if (after === until) return { keys: [], looked: 0 };
  return {
    keys: await note(client, { after, until, left: null }, reason),
    looked: Number(until) - Number(after),
  };
}

/** Looks at the next users who joined before it was switched on, if an admin wanted that. */
async function claimPast(client: ClientBase, reason: ReasonSql): Promise<Claimed> {
  const range = await nextPast(client, kind, followedAtOnce);
  if (range === null) return { keys: [], looked: 0 };
  const keys = await note(client, range, reason);
  await followedPast(client, kind, range, keys.length);
  return { keys, looked: followedAtOnce };
}

/**
 * Notes a message to each user of a part of the join order who waits without a friend and gets news, unless they had it, or as
 * many messages as they may. @param range.left at most so many; null: any number.
 */
async function note(
  client: ClientBase,
  { after, until, left }: { readonly after: string; readonly until: string; readonly left: number | null },
  reason: ReasonSql,
): Promise<readonly string[]> {
  const { bind, values } = binding();
  const { rows } = await client.query<{ key: string }>(
    `INSERT INTO trigger_message (signup_seq, kind, number)
     SELECT signup.seq, '${kind}', 1 FROM signup LEFT JOIN score ON score.seq = signup.seq
     WHERE signup.seq > ${bind(after)}::bigint AND signup.seq <= ${bind(until)}::bigint
       AND coalesce(score.standing, 'waiting') = 'waiting' AND ${reason(bind)} IS NULL
       AND ${reasonSql(noFriendExclusions)} IS NULL
     ORDER BY signup.seq LIMIT ${bind(left)}::bigint ON CONFLICT DO NOTHING RETURNING ${keySql} AS key`,
    [...values],
  );
  return rows.map(({ key }) => key);
}

/** Why waiting users who get news are not reminded, over `signup` and `score`. */
export const noFriendExclusions: readonly Exclusion[] = [
  { reason: 'HAS_REFERRALS', condition: 'score.referral_count > 0' },
  {
    reason: 'ALREADY_SENT',
    condition: `EXISTS (SELECT FROM trigger_message AS own WHERE own.signup_seq = signup.seq AND own.kind = '${kind}')`,
  },
  { reason: 'AT_LIMIT', condition: hadEnoughSql('signup.seq') },
];

/** Why they are not reminded when it is sent to those who joined before: others are looked at when their time comes. */
export const noFriendPastExclusions: readonly Exclusion[] = [
  {
    reason: 'JOINED_LATER',
    condition: `signup.seq > (SELECT last_seq FROM message_trigger WHERE kind = '${kind}')`,
  },
  ...noFriendExclusions,
];
