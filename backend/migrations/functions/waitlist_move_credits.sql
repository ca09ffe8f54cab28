-- Lets the credits for some referred users count, or not any more; the one way in which credits change after the join.
-- Returns those that this changed: whose credit, whose points, and how many.
--
-- Guarantees:
--
-- * It first takes the lock that every writer of points takes, so ledger, points, counts and ranks change entirely
--   before or entirely after those of any join, and agree at every commit.
-- * What a credit is worth is read from its rows in the ledger: it counts with all of its points or with none, however
--   often it is moved, and a second call changes nothing.
-- * It holds the lock of the joins, so callers give at most a few hundred at a time.
CREATE OR REPLACE FUNCTION waitlist_move_credits(referreds bigint[], counts boolean)
RETURNS TABLE (referred_seq bigint, referrer_seq bigint, points integer)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  head waitlist_head;
BEGIN
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  RETURN QUERY
  WITH moved AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at, cause)
    SELECT joined.referred_seq, sums.newest + 1, joined.referrer_seq, CASE WHEN counts THEN joined.points ELSE -joined.points END,
      greatest(clock_timestamp(), head.last_joined_at), CASE WHEN counts THEN 'restore' ELSE 'reverse' END
    FROM (SELECT DISTINCT unnest(referreds) AS seq) AS wanted
    JOIN credit AS joined ON joined.referred_seq = wanted.seq AND joined.revision = 0
    CROSS JOIN LATERAL (
      SELECT sum(each.points) AS net, max(each.revision) AS newest FROM credit AS each WHERE each.referred_seq = wanted.seq) AS sums
    WHERE (sums.net > 0) <> counts
    RETURNING referred_seq, referrer_seq, points
  ), applied AS MATERIALIZED (
    SELECT waitlist_apply_points(array_agg(seq), array_agg(points), array_agg(referrals))
    FROM (SELECT referrer_seq AS seq, sum(points)::bigint AS points, count(*) * CASE WHEN counts THEN 1 ELSE -1 END AS referrals
      FROM moved GROUP BY referrer_seq) AS sums
    HAVING count(*) > 0
  )
  SELECT moved.referred_seq, moved.referrer_seq, moved.points FROM moved LEFT JOIN applied ON true ORDER BY moved.referred_seq;
END $$;
