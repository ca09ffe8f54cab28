-- A place of the join order before which no user is without a row of score, and at most 1023 places before the first who
-- is: those who joined first may all have points, or have been invited.
CREATE OR REPLACE FUNCTION first_without_points() RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(next_block_without_points(-1, 1) << 10, (SELECT last_seq + 1 FROM waitlist_head));
END $$;
