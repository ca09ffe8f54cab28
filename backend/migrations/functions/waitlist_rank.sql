-- The rank of the signup at position s of the join order; 1 is first, null for a user who is not waiting.
--
-- With points p:
--
--   p > 0:  1 + waiting users with more points + waiting users with p points and a lower seq (waitlist_rank_with)
--   p = 0:  s + waiting users with points - rows of score with a lower seq
--           (of the s - 1 signups before, those without a row stay ahead: they are waiting and have no points. All waiting
--           users with points are ahead, and nobody else is.)
--
-- Both are sums over a few hundred index entries at most, however many signups there are: docs/decisions/rank.md.
-- STABLE: all sums of a statement see one snapshot, so a rank is exact however busy the joins are. In plpgsql,
-- because a connection plans its statements once; a function in SQL is planned at every call.
CREATE OR REPLACE FUNCTION waitlist_rank(s bigint) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  own_points bigint;
  own_standing standing;
BEGIN
  SELECT score.points, score.standing INTO own_points, own_standing FROM score WHERE score.seq = s;
  IF own_points IS NULL THEN
    RETURN s
      + waitlist_people_with_points(false)
      - people_before(0, s)
      - (SELECT count(*) FROM score WHERE score.seq >= (s >> 10) << 10 AND score.seq < s);
  END IF;
  IF own_standing <> 'waiting' THEN
    RETURN NULL;
  END IF;
  RETURN waitlist_rank_with(s, own_points);
END $$;
