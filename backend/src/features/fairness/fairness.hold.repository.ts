import type { ClientBase, Pool } from 'pg';
import { holdFrom, heldDays, strongFrom } from './fairness.signals.ts';

/** Whether anyone is to be judged. */
export async function areJudgmentsDue(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM assessment WHERE is_unjudged LIMIT 1');
  return rowCount === 1;
}

/**
 * Holds or watches the credits of the next people to be judged. What an admin or an earlier release has decided stays; a
 * credit that is held already is held anew for what fired since. The caller holds the lock of `waitlist_head`.
 *
 * @returns whose credits are held.
 */
export async function judgeNext(
  client: ClientBase,
  state: 'watched' | 'held',
  atMost: number,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>({
    name: 'fairness_judge',
    text: `WITH due AS MATERIALIZED (
       SELECT seq, (SELECT signup.referrer_seq FROM signup WHERE signup.seq = assessment.seq) AS referrer_seq, signals, score FROM assessment WHERE is_unjudged ORDER BY seq LIMIT $2
     ), judged AS (
       UPDATE assessment SET is_unjudged = false FROM due WHERE assessment.seq = due.seq
     ), kept AS (
       INSERT INTO credit_hold (referred_seq, referrer_seq, state, signals, score, due_at)
       SELECT seq, referrer_seq, $1, signals, score,
         CASE WHEN $1 = 'held' AND score < $3 THEN clock_timestamp() + make_interval(days => $4) END
       FROM due WHERE score >= $5 ORDER BY seq
       ON CONFLICT (referred_seq) DO UPDATE SET signals = excluded.signals, score = excluded.score,
         due_at = CASE WHEN credit_hold.state = 'held' AND excluded.score < $3 THEN clock_timestamp() + make_interval(days => $4) END
       WHERE credit_hold.state IN ('watched', 'held')
       RETURNING referred_seq, state
     )
     SELECT referred_seq::text AS seq FROM kept WHERE state = 'held'`,
    values: [state, atMost, strongFrom, heldDays, holdFrom],
  });
  return rows.map(({ seq }) => seq);
}

/** Held credits whose time is over, and open ones of trusted referrers, even if undoing a decision opened them again. */
const due = `SELECT referred_seq FROM credit_hold WHERE due_at <= clock_timestamp()
  UNION ALL
  SELECT referred_seq FROM fairness_list_entry AS entry JOIN credit_hold ON referrer_seq = entry.signup_seq
  WHERE list = 'trusted_referrers' AND state IN ('watched', 'held')`;

/** Whether a credit is to be released. */
export async function areReleasesDue(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`${due} LIMIT 1`);
  return rowCount === 1;
}

/** Releases the credits that are due. The caller holds the lock of `waitlist_head`. @returns whose they are. */
export async function releaseDue(client: ClientBase, atMost: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>({
    name: 'fairness_release_due',
    text: `UPDATE credit_hold SET state = 'released', due_at = NULL WHERE referred_seq IN (${due} LIMIT $1)
     RETURNING referred_seq::text AS seq`,
    values: [atMost],
  });
  return rows.map(({ seq }) => seq);
}
