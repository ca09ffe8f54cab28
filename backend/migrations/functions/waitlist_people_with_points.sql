-- How many waiting users have points; with_away: and how many of those who are away.
CREATE OR REPLACE FUNCTION waitlist_people_with_points(with_away boolean) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(people), 0) FROM rank_histogram WHERE level >= 3 AND (level = 3 OR with_away));
END $$;
