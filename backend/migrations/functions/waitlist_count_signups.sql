-- Adds the newest signups (see join_order_through) to the counts by country and day. The caller holds the lock of
-- waitlist_head.
--
-- JIT is off because it holds the lock of the joins.
CREATE OR REPLACE FUNCTION waitlist_count_signups() RETURNS void
LANGUAGE plpgsql
SET jit = off AS $$
BEGIN
  INSERT INTO signup_country_count (country, signups) SELECT country, count(*) FROM uncounted_signups() GROUP BY country
  ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups;
  INSERT INTO signup_day_count (day, signups) SELECT day, count(*) FROM uncounted_signups() GROUP BY day
  ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups;
  UPDATE waitlist_head SET counted_seq = last_seq;
END $$;
