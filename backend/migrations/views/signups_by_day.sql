-- Signups by day, UTC, at this moment, without those of blocked and erased users.
CREATE OR REPLACE VIEW signups_by_day AS
SELECT day, sum(signups)::bigint AS signups FROM (
  SELECT day, signups FROM signup_day_count UNION ALL SELECT day, 1 FROM uncounted_signups()) AS counted
GROUP BY day HAVING sum(signups) > 0;
