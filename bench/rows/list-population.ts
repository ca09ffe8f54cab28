import type { Pool } from 'pg';
import { clickedBroadcast, seedClickedBroadcast } from '../../backend/src/testing/clicked-broadcast.ts';

/** Users of the tree that is added. */
export const treeSize = 10_000;
const childrenEach = 10;

/** What lists are filtered by. */
export interface Population {
  /** The root of a tree of {@link treeSize} users. */
  readonly root: string;
  /** Who has most referrals. */
  readonly best: string;
  readonly importId: string;
  readonly broadcast: string;
  /** A day of the campaign. */
  readonly day: string;
}

/**
 * What a list gets besides users in the course of a campaign. A third agrees to news and every 47th has changed that; every
 * 211th is not verified; one of a hundred has a tag, one of eleven another; some hold credits, some leave; a twentieth was
 * imported; half of them were sent a broadcast, and a third of these clicked.
 */
export async function populate(pool: Pool): Promise<Population> {
  await addTree(pool);
  for (const statement of statements) await pool.query(statement);
  await seedClickedBroadcast(pool);
  const { rows } = await pool.query<Omit<Population, 'broadcast'>>(
    `SELECT (SELECT id FROM signup JOIN waitlist_head ON seq = last_seq + 1 - $1) AS root,
       (SELECT id FROM signup JOIN score USING (seq) ORDER BY -referral_count, seq LIMIT 1) AS best,
       (SELECT id FROM import LIMIT 1) AS "importId",
       (SELECT to_char(joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM signup JOIN waitlist_head ON seq = last_seq / 2) AS day`,
    [treeSize],
  );
  if (rows[0] === undefined) throw new Error('The tree was not added');
  return { ...rows[0], broadcast: clickedBroadcast };
}

/** Users who referred each other, ten each, level by level; without points, so that ranks stay worth measuring. */
const addTree = (pool: Pool) =>
  pool.query(
    `WITH head AS MATERIALIZED (SELECT last_seq, last_joined_at FROM waitlist_head), added AS (
       INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone, first_name, last_name, country, answers)
       SELECT last_seq + place, CASE WHEN place > 1 THEN last_seq + 1 + (place - 2) / $2 END, last_joined_at, gen_random_uuid(),
         'TREE' || lpad((last_seq + place)::text, 10, '0'), 'email', 'tree' || last_seq + place || '@example.org', 'tree' || last_seq + place || '@example.org', '+1555' || lpad(place::text, 7, '0'),
         'Tree', 'Person', 'US', '{"broker": "zerodha"}'
       FROM head, generate_series(1, $1::int) AS place)
     UPDATE waitlist_head SET last_seq = last_seq + $1, referred_total = referred_total + $1 - 1`,
    [treeSize, childrenEach],
  );

const tag = (name: string, oneOf: number): string =>
  `WITH added AS (INSERT INTO tag (id, name) VALUES (gen_random_uuid(), '${name}') RETURNING seq)
   INSERT INTO signup_tag (signup_seq, tag_seq, added_by) SELECT signup.seq, added.seq, 'admin' FROM added, signup WHERE signup.seq % ${oneOf} = 0`;

const statements = [
  `UPDATE signup SET news_wording = CASE WHEN seq % 3 = 0 THEN 1 END, verified_by = CASE WHEN seq % 211 > 0 THEN verified_by END,
     leaves_at = CASE WHEN seq % 1999 = 0 THEN now() + interval '5 days' END
   WHERE seq % 3 = 0 OR seq % 211 = 0 OR seq % 1999 = 0`,
  `INSERT INTO consent_entry (signup_seq, stream, granted, wording, source)
   SELECT seq, 'news', seq % 2 = 0, CASE WHEN seq % 2 = 0 THEN 1 END, 'status' FROM signup WHERE seq % 47 = 0`,
  ...[tag('VIP', 101), tag('Seminar', 11)],
  `INSERT INTO credit_hold (referred_seq, referrer_seq, state)
   SELECT seq, referrer_seq, 'held' FROM signup WHERE seq % 409 = 0 AND referrer_seq IS NOT NULL`,
  `INSERT INTO import (id, name, state, headings, columns, lines, valid, invalid, repeated, here, unknown_referrer, has_dates,
     points_per_referral, seqs, added, actor, started_at)
   SELECT gen_random_uuid(), 'users.csv', 'done', '{}', '{}', 1, 1, 0, 0, 0, 0, true, 10,
     int8multirange(int8range(last_seq / 10, last_seq / 10 + last_seq / 20)), last_seq / 20, '{}', now() FROM waitlist_head`,
];
