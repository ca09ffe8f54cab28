-- Signups that signup_country_count and signup_day_count do not include yet, without blocked and erased users.
--
-- The stored counts end at waitlist_head.counted_seq. Readers add these few hundred signups in the same snapshot, so
-- the sums always cover all signups. In plpgsql, because a connection plans its statements once; without sequential
-- scans, because the planner cannot know that few signups are newer than counted_seq.
CREATE OR REPLACE FUNCTION uncounted_signups() RETURNS TABLE (country text, day date)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY SELECT signup.country, (signup.joined_at AT TIME ZONE 'UTC')::date FROM signup
  WHERE signup.seq > (SELECT counted_seq FROM waitlist_head)
    AND coalesce((SELECT score.standing FROM score WHERE score.seq = signup.seq), 'waiting') <> 'excluded';
END $$;
