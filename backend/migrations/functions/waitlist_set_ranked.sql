-- Takes the signup at position s of the join order out of the ranking or brings it back; false: no such signup, or
-- nothing to change.
--
-- Rank counts and dashboard counts follow. A user who comes back gets the rank that their points and join order give
-- them. Guarantees:
--
-- * It first takes the lock that every writer of points takes, so ranks and counts change entirely before or
--   entirely after those of any join. A join that looked up the code just before may still credit the user: the
--   points go to their score, not to a rank.
-- * Its cost does not grow with the number of signups: a dozen counts change by one.
CREATE OR REPLACE FUNCTION waitlist_set_ranked(s bigint, becomes boolean) RETURNS boolean
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  own score;
  step integer := CASE WHEN becomes THEN 1 ELSE -1 END;
  person signup;
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  SELECT * INTO person FROM signup WHERE signup.seq = s;
  SELECT * INTO own FROM score WHERE score.seq = s;
  IF person.seq IS NULL OR coalesce(own.ranked, true) = becomes THEN
    RETURN false;
  END IF;

  IF own.seq IS NULL THEN
    INSERT INTO score (seq, points, referral_count, ranked) VALUES (s, 0, 0, false);
  ELSIF own.points = 0 THEN
    DELETE FROM score WHERE score.seq = s;
  ELSE
    UPDATE score SET ranked = becomes WHERE score.seq = s;
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, own.points >> 6 * level, step FROM generate_series(0, 3) AS level
    ON CONFLICT (level, bucket) DO UPDATE SET people = rank_histogram.people + excluded.people;
  END IF;

  -- An added or deleted row of score is counted under points 0; one that stays, under its points if they are dense.
  INSERT INTO rank_block (points, level, block, people)
  SELECT coalesce(own.points, 0), level, s >> 3 + 7 * level, CASE WHEN coalesce(own.points, 0) = 0 THEN -step ELSE step END
  FROM generate_series(1, 3) AS level
  WHERE coalesce(own.points, 0) = 0 OR EXISTS (SELECT FROM rank_dense_points AS dense WHERE dense.points = own.points)
  ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people;

  UPDATE waitlist_head SET excluded_total = excluded_total - step,
    referred_total = referred_total + CASE WHEN person.referrer_seq IS NULL THEN 0 ELSE step END;
  IF s <= (SELECT counted_seq FROM waitlist_head) THEN
    INSERT INTO signup_country_count (country, signups) VALUES (person.country, step)
    ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups;
    DELETE FROM signup_country_count WHERE country = person.country AND signups = 0;
    INSERT INTO signup_day_count (day, signups) VALUES ((person.joined_at AT TIME ZONE 'UTC')::date, step)
    ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups;
    DELETE FROM signup_day_count WHERE day = (person.joined_at AT TIME ZONE 'UTC')::date AND signups = 0;
  END IF;
  RETURN true;
END $$;
