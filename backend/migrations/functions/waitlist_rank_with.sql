-- The rank that the waiting signup at position s would have with so many points, if nothing else changed. With those that
-- it has, its rank (waitlist_rank). With fewer, it counts itself among those ahead, as it still has more: that is the
-- caller's to correct, as are the points of others that are to change.
--
-- With points p:
--
--   p > 0:  1 + waiting users with more points + waiting users with p points and a lower seq
--   p = 0:  s + waiting users with points - rows of score with a lower seq
--           (of the s - 1 signups before, those without a row stay ahead: they are waiting and have no points. All waiting
--           users with points are ahead, and nobody else is.)
--
-- Both are sums over a few hundred index entries at most, however many signups there are: docs/decisions/rank.md.
-- STABLE: all sums of a statement see one snapshot, so a rank is exact however busy the joins are. In plpgsql,
-- because a connection plans its statements once; a function in SQL is planned at every call.
CREATE OR REPLACE FUNCTION waitlist_rank_with(s bigint, with_points bigint) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  block_start bigint := 0;
BEGIN
  IF with_points = 0 THEN
    RETURN s
      + waitlist_people_with_points(false)
      - people_before(0, s)
      - (SELECT count(*) FROM score WHERE score.seq >= (s >> 10) << 10 AND score.seq < s);
  END IF;
  IF EXISTS (SELECT FROM rank_dense_points WHERE points = with_points) THEN
    block_start := (s >> 10) << 10;
  END IF;
  RETURN 1 + waitlist_people_ahead(with_points)
    + CASE WHEN block_start = 0 THEN 0 ELSE people_before(with_points, s) END
    + (SELECT count(*) FROM score WHERE score.standing = 'waiting' AND -score.points = -with_points AND score.seq >= block_start AND score.seq < s);
END $$;
