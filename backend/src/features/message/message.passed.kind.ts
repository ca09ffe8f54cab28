import type { ClientBase, Pool } from 'pg';
import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { binding } from '../segment/segment.audience.ts';
import { nextFriendText, rankText } from './message.friend.texts.ts';
import type { TriggerKind } from './message.kinds.ts';
import {
  type Claimed,
  type ReasonSql,
  type TriggerOptions,
  triggerNotices,
  type TriggerPerson,
} from './message.trigger.notices.ts';
import { hadEnoughSql, keySql } from './message.trigger.repository.ts';

interface PassedMessage extends TriggerPerson {
  readonly rankBefore: number | null;
}

/**
 * Tells users that others passed them, once a week at most. It is news: they agreed to it. Known are the ranks that are kept
 * once a day (`rank_history`), of users who have points or came back; each row is looked at once a day.
 */
export const passedNotices = (options: TriggerOptions): NoticeKind =>
  triggerNotices<PassedMessage>(options, {
    kind,
    isDue,
    claim,
    columns: `own_message.rank_before::float8 AS "rankBefore"`,
    tables: `JOIN trigger_message AS own_message ON own_message.signup_seq = given.signup_seq
      AND own_message.kind = '${kind}' AND own_message.number = given.number`,
    skipOf: ({ rank, rankBefore }) =>
      rank === null || rankBefore === null || rank - rankBefore < ranksAtLeast ? 'NOT_PASSED' : null,
    textsOf: ({ next, rank, rankBefore }) => ({
      rankBefore: rankText(rankBefore ?? 0),
      nextFriend: nextFriendText({ next, rank }),
    }),
  });

const kind = 'passed' satisfies TriggerKind;
const ranksAtLeast = 10;
const daysApart = 7;
const lookedAtOnce = 1000;
const today = `(clock_timestamp() AT TIME ZONE 'UTC')::date`;
/** The last place in the join order: a day has been looked at. */
const end = '9223372036854775807';

/** Whether ranks have not been looked at today. */
async function isDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>({
    name: 'passed_is_due',
    text: `SELECT is_on AND (look_day IS DISTINCT FROM ${today} OR last_seq < ${end}) AS due FROM message_trigger WHERE kind = '${kind}'`,
  });
  return rows[0]?.due === true;
}

/** The next users whose ranks are kept: those who have lost so many since a week ago, or since it was switched on. */
async function claim(client: ClientBase, _atMost: number, reason: ReasonSql): Promise<Claimed> {
  const { rows: settings } = await client.query<{ after: string; today: string; from: string }>(
    `SELECT CASE WHEN look_day = ${today} THEN last_seq ELSE 0 END::text AS after, ${today}::text AS today,
       greatest(${today} - ${daysApart}, (since_at AT TIME ZONE 'UTC')::date + 1)::text AS from
     FROM message_trigger WHERE kind = '${kind}' AND is_on FOR UPDATE`,
  );
  const [setting] = settings;
  if (setting === undefined || setting.after === end) return { keys: [], looked: 0 };
  const { rows } = await client.query<{ looked: number; last: string | null }>(
    `SELECT count(*)::int AS looked, max(signup_seq)::text AS last FROM (
       SELECT signup_seq FROM rank_history WHERE signup_seq > $1 ORDER BY signup_seq LIMIT ${lookedAtOnce}) AS next`,
    [setting.after],
  );
  const { looked = 0, last = null } = rows[0] ?? {};
  const until = looked < lookedAtOnce || last === null ? end : last;
  const keys = await note(client, { ...setting, until }, reason);
  await client.query(`UPDATE message_trigger SET look_day = $1, last_seq = $2 WHERE kind = '${kind}'`, [
    setting.today,
    until,
  ]);
  return { keys, looked: Math.max(1, looked) };
}

/** Compares the first rank kept since a day with the latest, which is no older than yesterday; if it is worse, with the rank now. */
async function note(
  client: ClientBase,
  range: { readonly after: string; readonly until: string; readonly today: string; readonly from: string },
  reason: ReasonSql,
): Promise<readonly string[]> {
  const { bind, values } = binding();
  const { rows } = await client.query<{ key: string }>(
    `WITH fallen AS MATERIALIZED (
       SELECT signup_seq, before.rank FROM rank_history AS history CROSS JOIN LATERAL (
         SELECT rank FROM unnest(ranks) WITH ORDINALITY AS of_day (rank, nth)
         WHERE rank IS NOT NULL AND history.day - (cardinality(ranks) - nth)::int >= ${bind(range.from)}::date
         ORDER BY nth LIMIT 1) AS before
       WHERE signup_seq > ${bind(range.after)}::bigint AND signup_seq <= ${bind(range.until)}::bigint
         AND day >= ${bind(range.today)}::date - 1 AND ranks[cardinality(ranks)] - before.rank >= ${ranksAtLeast}
     )
     INSERT INTO trigger_message (signup_seq, kind, number, rank_before)
     SELECT signup.seq, '${kind}',
       coalesce((SELECT max(number) FROM trigger_message AS own WHERE own.signup_seq = signup.seq AND own.kind = '${kind}'), 0) + 1, fallen.rank
     FROM fallen JOIN signup ON signup.seq = fallen.signup_seq LEFT JOIN score ON score.seq = signup.seq
     WHERE waitlist_rank(signup.seq) - fallen.rank >= ${ranksAtLeast} AND ${reason(bind)} IS NULL AND NOT ${hadEnoughSql('signup.seq')}
       AND NOT EXISTS (SELECT FROM trigger_message AS own WHERE own.signup_seq = signup.seq AND own.kind = '${kind}' AND NOT skipped
         AND own.at > clock_timestamp() - interval '${daysApart} days')
     ORDER BY signup.seq RETURNING ${keySql} AS key`,
    [...values],
  );
  return rows.map(({ key }) => key);
}
