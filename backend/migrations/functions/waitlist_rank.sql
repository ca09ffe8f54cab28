-- The rank of the signup at position s of the join order; 1 is first, null for a user who is not waiting.
CREATE OR REPLACE FUNCTION waitlist_rank(s bigint) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  own_points bigint;
  own_standing standing;
BEGIN
  SELECT score.points, score.standing INTO own_points, own_standing FROM score WHERE score.seq = s;
  IF own_standing <> 'waiting' THEN
    RETURN NULL;
  END IF;
  RETURN waitlist_rank_with(s, coalesce(own_points, 0));
END $$;
