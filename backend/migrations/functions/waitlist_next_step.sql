-- The fewest further referrals that improve the rank of the signup at position s, and the rank they bring if nothing
-- else changes. Both null for rank 1, without a rank, and where a referral brings no points. Looks at three ranks at
-- most, however far ahead the next user is.
CREATE OR REPLACE FUNCTION waitlist_next_step(s bigint, points_per_referral bigint, OUT referrals bigint, OUT rank bigint)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  own_rank bigint := waitlist_rank(s);
  own_points bigint := coalesce((SELECT score.points FROM score WHERE score.seq = s), 0);
  next_points bigint;
BEGIN
  IF own_rank IS NULL OR own_rank = 1 OR points_per_referral <= 0 THEN
    RETURN;
  END IF;
  referrals := 1;
  rank := waitlist_rank_with(s, own_points + points_per_referral);
  IF rank < own_rank THEN
    RETURN;
  END IF;
  -- Everybody ahead has at least the points that one referral would bring: the nearest of them decides.
  next_points := (SELECT score.points FROM score
    WHERE score.standing = 'waiting' AND -score.points <= -(own_points + points_per_referral) ORDER BY -score.points DESC LIMIT 1);
  referrals := (next_points - own_points + points_per_referral - 1) / points_per_referral;
  rank := waitlist_rank_with(s, own_points + referrals * points_per_referral);
  IF rank >= own_rank THEN -- ties go to whoever joined first
    referrals := referrals + 1;
    rank := waitlist_rank_with(s, own_points + referrals * points_per_referral);
  END IF;
END $$;
