-- Of the users whom rank_block counts under these points, those in whole blocks of 1024 seqs before the
-- block of s.
CREATE OR REPLACE FUNCTION people_before(of_points bigint, s bigint) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
BEGIN
  RETURN (SELECT coalesce(sum(people), 0)::bigint FROM (
    SELECT people FROM rank_block WHERE points = of_points AND level = 3 AND block < s >> 24
    UNION ALL
    SELECT people FROM rank_block WHERE points = of_points AND level = 2 AND block >= (s >> 24) << 7 AND block < s >> 17
    UNION ALL
    SELECT people FROM rank_block WHERE points = of_points AND level = 1 AND block >= (s >> 17) << 7 AND block < s >> 10
  ) AS whole_blocks);
END $$;
