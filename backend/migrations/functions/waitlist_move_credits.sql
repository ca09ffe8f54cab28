-- Brings the credits for some referred users to what they are worth by now: the one way in which credits change after the
-- join. Returns those that this changed: whose credit, whose points, and how many.
--
-- A credit counts unless its referred user is blocked, or it is held or reversed. Callers change those facts first, in
-- the same transaction, and give the cause, which the ledger, the events and the users see.
--
-- Guarantees:
--
-- * It first takes the lock that every writer of points takes, so ledger, points, counts and ranks change entirely
--   before or entirely after those of any join, and agree at every commit.
-- * What a credit is worth is read from its rows in the ledger: it counts with all of its points or with none, however
--   often it is moved, and a second call changes nothing.
-- * They are those of the user who was referred to by now: the owner of the code, or whom they were merged into.
-- * Nobody is told of the credits for imported users who are not verified.
-- * It holds the lock of the joins, so callers give at most a few hundred at a time.
CREATE OR REPLACE FUNCTION waitlist_move_credits(referreds bigint[], cause text)
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
    SELECT joined.referred_seq, sums.newest + 1, person.referrer_seq, CASE WHEN due.counts THEN joined.points ELSE -joined.points END,
      greatest(clock_timestamp(), head.last_joined_at), waitlist_move_credits.cause
    FROM (SELECT DISTINCT unnest(referreds) AS seq) AS wanted
    JOIN credit AS joined ON joined.referred_seq = wanted.seq AND joined.revision = 0
    JOIN signup AS person ON person.seq = wanted.seq
    CROSS JOIN LATERAL (SELECT person.blocked_at IS NULL AND NOT EXISTS (
      SELECT FROM credit_hold AS hold WHERE hold.referred_seq = wanted.seq AND hold.state IN ('held', 'reversed')) AS counts) AS due
    CROSS JOIN LATERAL (
      SELECT sum(each.points) AS net, max(each.revision) AS newest FROM credit AS each WHERE each.referred_seq = wanted.seq) AS sums
    WHERE (sums.net > 0) <> due.counts
    RETURNING referred_seq, referrer_seq, points
  ), applied AS MATERIALIZED (
    SELECT waitlist_apply_points(array_agg(seq), array_agg(points), array_agg(referrals))
    FROM (SELECT referrer_seq AS seq, sum(points)::bigint AS points, sum(sign(points))::bigint AS referrals
      FROM moved GROUP BY referrer_seq) AS sums
    HAVING count(*) > 0
  ), told AS MATERIALIZED (
    SELECT event_record(CASE waitlist_move_credits.cause WHEN 'hold' THEN 'credit.held' WHEN 'release' THEN 'credit.released'
        WHEN 'reverse' THEN 'credit.reversed' ELSE 'credit.restored' END,
      moved.referrer_seq, jsonb_build_object('points', abs(moved.points), 'referredSignupId', person.id))
    FROM moved JOIN signup AS person ON person.seq = moved.referred_seq
    WHERE EXISTS (SELECT FROM webhook_endpoint) AND person.verified_by IS NOT NULL
  ), news AS MATERIALIZED (
    SELECT friend_news_add(array_agg(moved.referred_seq), array_agg(moved.referrer_seq)) FROM moved JOIN signup AS person ON person.seq = moved.referred_seq
    WHERE points > 0 AND person.verified_by IS NOT NULL HAVING count(*) > 0
  ), reconsidered AS MATERIALIZED (
    SELECT reward_reconsider(array_agg(seq)) FROM moved, unnest(ARRAY[referrer_seq, referred_seq]) AS seq HAVING count(*) > 0
  )
  -- Not outer joins: PostgreSQL would leave out those of which nothing is read.
  SELECT moved.referred_seq, moved.referrer_seq, moved.points
  FROM moved CROSS JOIN (SELECT count(*) FROM applied) AS all_applied CROSS JOIN (SELECT count(*) FROM told) AS all_told
  CROSS JOIN (SELECT count(*) FROM reconsidered) AS all_reconsidered CROSS JOIN (SELECT count(*) FROM news) AS all_news
  ORDER BY moved.referred_seq;
END $$;
