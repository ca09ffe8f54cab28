-- What further referrals bring the signup at position s if nothing else changes, in up to three steps: each is the fewest
-- referrals that improve on the rank of the step before, and that rank. Fewer steps where one reaches rank 1; none without
-- a rank, and where a referral brings no points. Looks at three ranks a step at most, however far ahead the next user is.
CREATE OR REPLACE FUNCTION waitlist_next_steps(s bigint, points_per_referral bigint)
RETURNS TABLE (referrals bigint, rank bigint)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  best_rank bigint := waitlist_rank(s);
  own_points bigint := coalesce((SELECT score.points FROM score WHERE score.seq = s), 0);
  next_points bigint;
BEGIN
  referrals := 0;
  FOR step IN 1..3 LOOP
    EXIT WHEN best_rank IS NULL OR best_rank = 1 OR points_per_referral <= 0;
    referrals := referrals + 1;
    rank := waitlist_rank_with(s, own_points + referrals * points_per_referral);
    IF rank >= best_rank THEN
      -- All users ahead have at least the points that one referral more would bring: the nearest of them decides.
      next_points := (SELECT score.points FROM score
        WHERE score.standing = 'waiting' AND -score.points <= -(own_points + referrals * points_per_referral)
        ORDER BY -score.points DESC LIMIT 1);
      referrals := (next_points - own_points + points_per_referral - 1) / points_per_referral;
      rank := waitlist_rank_with(s, own_points + referrals * points_per_referral);
      IF rank >= best_rank THEN -- ties go to the earlier signup
        referrals := referrals + 1;
        rank := waitlist_rank_with(s, own_points + referrals * points_per_referral);
      END IF;
    END IF;
    RETURN NEXT;
    best_rank := rank;
  END LOOP;
END $$;
