-- The signup at position s, at distance 0, and the waiting users next to it in the ranking: up to so many ahead of it, at
-- distances -1, -2, …, and as many behind it; none for a user who is not waiting. Exact in one snapshot, and none of its parts grows with the list.
--
-- Users with points come first, by the index on ((-points), seq), then the others, in join order.
CREATE OR REPLACE FUNCTION waitlist_neighbors(s bigint, each_way integer) RETURNS TABLE (seq bigint, points bigint, distance bigint)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  own_points bigint;
  own_standing standing;
BEGIN
  SELECT score.points, score.standing INTO own_points, own_standing FROM score WHERE score.seq = s;
  IF own_standing <> 'waiting' THEN
    RETURN;
  END IF;
  own_points := coalesce(own_points, 0);
  RETURN QUERY
  WITH scored_ahead AS MATERIALIZED (
    SELECT score.seq, score.points FROM score WHERE standing = 'waiting' AND (-score.points, score.seq) < (-own_points, s)
    ORDER BY -score.points DESC, score.seq DESC LIMIT each_way
  ), scored_behind AS MATERIALIZED (
    SELECT score.seq, score.points FROM score WHERE standing = 'waiting' AND (-score.points, score.seq) > (-own_points, s)
    ORDER BY -score.points, score.seq LIMIT each_way
  ), others_ahead AS (
    SELECT seq, 0::bigint AS points FROM unnest(CASE WHEN own_points = 0 THEN nearest_without_points(s, each_way, -1) END) AS seq
  ), others_behind AS (
    SELECT seq, 0::bigint AS points FROM unnest(CASE WHEN (SELECT count(*) < each_way FROM scored_behind)
      THEN nearest_without_points(CASE WHEN own_points = 0 THEN s ELSE 0 END, each_way, 1) END) AS seq
  )
  (SELECT seq, points, -row_number() OVER (ORDER BY points, seq DESC)
   FROM (SELECT * FROM scored_ahead UNION ALL SELECT * FROM others_ahead) AS ahead ORDER BY points, seq DESC LIMIT each_way)
  UNION ALL
  (SELECT s, own_points, 0)
  UNION ALL
  (SELECT seq, points, row_number() OVER (ORDER BY points DESC, seq)
   FROM (SELECT * FROM scored_behind UNION ALL SELECT * FROM others_behind) AS behind ORDER BY points DESC, seq LIMIT each_way);
END $$;
