-- The newest signup before a moment, which is also how many users had joined by then; 0 if none.
--
-- The join order rises with time, so the signup is found by halving: about 27 lookups by key at a hundred million
-- signups, and no index on the time that every join would have to write.
CREATE OR REPLACE FUNCTION waitlist_seq_before(moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  low bigint := 0;
  high bigint := (SELECT last_seq FROM waitlist_head);
  middle bigint;
BEGIN
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF (SELECT joined_at < moment FROM signup WHERE seq = middle) THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  RETURN low;
END $$;
