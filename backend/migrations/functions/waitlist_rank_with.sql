-- The rank that the waiting signup at position s has with so many points: those it has (waitlist_rank), or more, if nothing
-- else changed.
CREATE OR REPLACE FUNCTION waitlist_rank_with(s bigint, with_points bigint) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  block_start bigint := 0;
BEGIN
  IF EXISTS (SELECT FROM rank_dense_points WHERE points = with_points) THEN
    block_start := (s >> 10) << 10;
  END IF;
  RETURN 1 + waitlist_people_ahead(with_points)
    + CASE WHEN block_start = 0 THEN 0 ELSE people_before(with_points, s) END
    + (SELECT count(*) FROM score WHERE score.standing = 'waiting' AND -score.points = -with_points AND score.seq >= block_start AND score.seq < s);
END $$;
