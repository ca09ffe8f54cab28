import type { Pool } from 'pg';

/** The id of a broadcast that some users clicked a link in. */
export const clickedBroadcast = '00000000-0000-4000-8000-0000000000cb';

/** What became of it for a user at a place in the join order; null: it did not go to them. */
export const reactionOf = (seq: number): 'clicked' | 'silent' | 'refused' | null =>
  (['clicked', 'refused', null, 'silent'] as const)[seq % 6] ?? null;

/** As if it had been sent to everyone, and some were erased later. */
export async function seedClickedBroadcast(pool: Pool): Promise<void> {
  await pool.query(
    `WITH sent AS (
       INSERT INTO mailing (id, kind, name, segment, template_version_id, per_hour, state, confirmed_people, started_at, ended_at)
       SELECT $1, 'broadcast', 'Clicked', '{"states": ["waiting"]}', id, 100, 'done', 1, at, at
       FROM message_template_version, LATERAL (SELECT now() - interval '30 days' AS at) AS sent LIMIT 1 RETURNING seq, ended_at
     ), recipient AS (
       INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, domain, state, marked_at, sent_at)
       SELECT sent.seq, signup.seq + 1000, signup.seq, CASE WHEN erased_at IS NULL THEN 'example.com' ELSE '' END,
         CASE signup.seq % 6 WHEN 1 THEN 'refused' ELSE 'sent' END, ended_at, CASE signup.seq % 6 WHEN 1 THEN NULL ELSE ended_at END
       FROM sent, signup WHERE signup.seq % 6 IN (0, 1, 3) RETURNING mailing_seq, signup_seq, domain
     ) INSERT INTO broadcast_click (mailing_seq, signup_seq, link)
     SELECT mailing_seq, signup_seq, link FROM recipient, generate_series(1, 2) AS link WHERE signup_seq % 6 = 0 AND domain <> ''`,
    [clickedBroadcast],
  );
}
