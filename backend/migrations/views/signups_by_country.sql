-- Signups by country at this moment, without those of blocked and erased users.
CREATE OR REPLACE VIEW signups_by_country AS
SELECT country, sum(signups)::bigint AS signups FROM (
  SELECT country, signups FROM signup_country_count UNION ALL SELECT country, 1 FROM uncounted_signups()) AS counted
GROUP BY country HAVING sum(signups) > 0;
