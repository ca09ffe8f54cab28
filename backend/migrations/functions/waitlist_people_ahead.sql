-- How many waiting users have more points.
CREATE OR REPLACE FUNCTION waitlist_people_ahead(of_points bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(people), 0)::bigint FROM rank_histogram WHERE
    level = 0 AND bucket > of_points AND bucket <= of_points | 63
    OR level = 1 AND bucket > of_points >> 6 AND bucket <= (of_points >> 6) | 63
    OR level = 2 AND bucket > of_points >> 12 AND bucket <= (of_points >> 12) | 63
    OR level = 3 AND bucket > of_points >> 18);
END $$;
