import type { ClientBase, Pool } from 'pg';
import { inTransaction, lockByName } from '../../platform/database/database.ts';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { historyDays } from './status.rules.ts';

/** A rank, as it was when it was kept. */
export interface RankOfDay {
  /** `2026-01-31`, UTC. */
  readonly day: string;
  readonly rank: number;
}

/** The ranks of a user that were kept within 30 days, the earliest first. */
export async function findHistory(pool: Pool, seq: number, today: string): Promise<readonly RankOfDay[]> {
  const { rows } = await pool.query<RankOfDay>({
    name: 'status_history',
    text: `SELECT kept.day::text, rank FROM rank_history AS history, unnest(ranks) WITH ORDINALITY AS of_day (rank, nth),
        LATERAL (SELECT history.day - (cardinality(ranks) - nth)::int AS day) AS kept
      WHERE signup_seq = $1 AND rank IS NOT NULL AND kept.day > $2::date - $3::int ORDER BY nth`,
    values: [seq, today, historyDays],
  });
  return rows;
}

/**
 * Keeps the day's rank of the next waiting users who have points or came back, in the order of their seq, and removes what
 * was kept of users next to them who have no rank anymore, or neither of both. Each rank is exact at that moment.
 *
 * A user's rank is kept once a day, whichever instances try. Joins and credits wait for none of it; an erasure waits for the
 * batch, so that no rank of an erased user stays.
 *
 * @returns the last seq that it came to; null at the end.
 */
export async function keepNextRanks(
  pool: Pool,
  { after, day, atMost }: { readonly after: string; readonly day: string; readonly atMost: number },
): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    await client.query('SET LOCAL synchronous_commit = off');
    const { rows } = await client.query<{ seq: string; isKept: boolean }>({
      name: 'next_ranks_to_keep',
      text: `SELECT seq::text, EXISTS (SELECT FROM rank_history WHERE signup_seq = seq AND day >= $3) AS "isKept"
        FROM ((SELECT seq FROM score WHERE seq > $1 AND standing = 'waiting' ORDER BY seq LIMIT $2)
          UNION (SELECT signup_seq FROM status_access WHERE signup_seq > $1 AND opened_at IS NOT NULL ORDER BY signup_seq LIMIT $2)
        ) AS candidate ORDER BY candidate.seq LIMIT $2`,
      values: [after, atMost, day],
    });
    const last = rows.length < atMost ? null : (rows.at(-1)?.seq ?? null);
    await lockHistory(client);
    await keepRanks(
      client,
      rows.filter(({ isKept }) => !isKept).map(({ seq }) => seq),
      day,
    );
    await client.query({
      name: 'remove_ended_histories',
      text: `DELETE FROM rank_history WHERE signup_seq > $1 AND signup_seq <= coalesce($2::bigint, 9223372036854775807) AND day < $3`,
      values: [after, last, day],
    });
    return last;
  });
}

async function keepRanks(client: ClientBase, seqs: readonly string[], day: string): Promise<void> {
  if (seqs.length === 0) return;
  await client.query({
    name: 'keep_ranks',
    text: `INSERT INTO rank_history (signup_seq, day, ranks)
      SELECT seq, $2, ARRAY[rank] FROM (SELECT seq, waitlist_rank(seq)::int AS rank FROM unnest($1::bigint[]) AS seq) AS ranked
      WHERE rank IS NOT NULL
      ON CONFLICT (signup_seq) DO UPDATE SET day = excluded.day, ranks = (
        SELECT (every)[greatest(1, cardinality(every) - $3::int + 1):]
        FROM (SELECT rank_history.ranks
          || array_fill(NULL::int, ARRAY[least(excluded.day - rank_history.day - 1, $3::int)]) || excluded.ranks AS every) AS joined)
      WHERE rank_history.day < excluded.day`,
    values: [seqs, day, historyDays],
  });
}

/** Held while ranks are kept, and until an erasure has removed them. */
const lockHistory = (client: ClientBase): Promise<void> => lockByName(client, 'rank history');

/** Removes the ranks that were kept of users. */
export const eraseHistory: PersonEraser = async (client, people) => {
  const seqs = seqsOf(people);
  if (seqs.length === 0) return;
  await lockHistory(client);
  await client.query('DELETE FROM rank_history WHERE signup_seq = ANY ($1)', [seqs]);
};
