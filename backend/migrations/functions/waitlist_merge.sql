-- Moves what the user at one place in the join order has to an earlier one, both waiting, invited, accepted or expired. The caller
-- then erases the later one, whose code is the earlier one's from here on. Returns whether an application as an ambassador moved.
--
-- Guarantees, with the lock that every writer of signups, points and ranks takes:
--
-- * Friends who joined with the code of the merged user are referrals of the kept one. A credit that counts is taken from the
--   one and given to the other in two rows of the ledger, so it counts once at every commit. One that does not count goes
--   to the kept one when it does: waitlist_move_credits.
-- * A join that read the owner of the code before the lock sees by merged_total that it may have moved.
-- * Of what both have, the kept one's stays: tags, rewards, an application, a source. Of consent, the stricter holds.
-- * It holds the lock of the joins: callers limit how many friends there may be.
CREATE OR REPLACE FUNCTION waitlist_merge(kept bigint, merged bigint) RETURNS boolean
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  head waitlist_head;
  own signup;
  moved record;
  has_application boolean;
BEGIN
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  PERFORM FROM signup WHERE seq IN (kept, merged) ORDER BY signup.seq FOR NO KEY UPDATE; -- of those who tag and note
  PERFORM FROM ambassador_head FOR UPDATE;
  PERFORM FROM fairness_head FOR UPDATE;
  PERFORM FROM reward_head FOR UPDATE;
  SELECT * INTO own FROM signup WHERE seq = merged;

  WITH counting AS MATERIALIZED (
    SELECT friend.seq, sums.points, sums.newest FROM signup AS friend
    CROSS JOIN LATERAL (SELECT sum(points)::integer AS points, max(revision) AS newest FROM credit WHERE referred_seq = friend.seq) AS sums
    WHERE friend.referrer_seq = merged AND sums.points > 0
  ), ledger AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at, cause)
    SELECT seq, newest + turn, CASE turn WHEN 1 THEN merged ELSE kept END, CASE turn WHEN 1 THEN -points ELSE points END,
      greatest(clock_timestamp(), head.last_joined_at), 'merge'
    FROM counting, generate_series(1, 2) AS turn
  ), granted AS (
    UPDATE point_grant SET signup_seq = kept WHERE signup_seq = merged RETURNING points, taken_back_at
  )
  SELECT coalesce((SELECT sum(points) FROM counting), 0) + coalesce((SELECT sum(points) FROM granted WHERE taken_back_at IS NULL), 0) AS points,
    (SELECT count(*) FROM counting) AS referrals INTO moved;
  IF moved.points > 0 THEN
    PERFORM waitlist_apply_points(ARRAY[kept, merged], ARRAY[moved.points, -moved.points], ARRAY[moved.referrals, -moved.referrals]);
  END IF;
  UPDATE signup SET referrer_seq = kept WHERE referrer_seq = merged;
  UPDATE credit_hold SET referrer_seq = kept WHERE referrer_seq = merged;
  UPDATE assessment SET referrer_seq = kept WHERE referrer_seq = merged;
  UPDATE hold_appeal SET signup_seq = kept WHERE signup_seq = merged;

  UPDATE friend_news SET referrer_seq = kept WHERE referrer_seq = merged AND message IS NULL;
  INSERT INTO friend_news_due (signup_seq, due_at) SELECT kept, due_at FROM friend_news_due WHERE signup_seq = merged ON CONFLICT DO NOTHING;
  UPDATE reward_claim SET signup_seq = kept
  WHERE signup_seq = merged AND reward_seq NOT IN (SELECT reward_seq FROM reward_claim WHERE signup_seq = kept);

  INSERT INTO signup_tag (signup_seq, tag_seq, added_at, added_by)
  SELECT kept, tag_seq, added_at, added_by FROM signup_tag
  WHERE signup_seq = merged AND tag_seq NOT IN (SELECT tag_seq FROM signup_tag WHERE signup_seq = kept)
  ORDER BY added_at, tag_seq LIMIT greatest(0, 20 - (SELECT count(*) FROM signup_tag WHERE signup_seq = kept));
  UPDATE signup_note SET signup_seq = kept WHERE signup_seq = merged;

  IF own.verified_by IS NOT NULL AND NOT (SELECT granted FROM news_consent WHERE signup_seq = merged) THEN
    INSERT INTO consent_entry (signup_seq, stream, granted, source)
    SELECT signup_seq, 'news', false, 'merge' FROM news_consent WHERE signup_seq = kept AND granted;
  END IF;
  INSERT INTO status_access (signup_seq, shows_first_name)
  SELECT kept, false FROM status_access WHERE signup_seq = merged AND NOT shows_first_name
  ON CONFLICT (signup_seq) DO UPDATE SET shows_first_name = false;
  UPDATE ambassador_application SET signup_seq = kept
  WHERE seq = (SELECT application_seq FROM ambassador_signup WHERE signup_seq = merged)
    AND NOT EXISTS (SELECT FROM ambassador_signup WHERE signup_seq = kept);
  has_application := FOUND;

  UPDATE signup SET source_id = own.source_id WHERE seq = kept AND source_id IS NULL;
  UPDATE signup SET merged_into_seq = kept WHERE seq = merged OR merged_into_seq = merged;
  UPDATE waitlist_head SET merged_total = merged_total + 1;
  PERFORM reward_reconsider(ARRAY[kept, merged]);
  RETURN has_application;
END $$;
