-- The nearest block of 1024 seqs, after one (step 1) or before it (step -1), in which a signup has no row of score; null if there
-- is none. Climbs to the blocks of blocks and down again: a few hundred index entries, however many users next to it have
-- points, or were invited.
CREATE OR REPLACE FUNCTION next_block_without_points(block bigint, step integer) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  last_top bigint := (SELECT last_seq >> 24 FROM waitlist_head);
  found bigint;
  of_level integer := 1;
BEGIN
  LOOP
    found := block_without_points(of_level, block + step,
      CASE WHEN step > 0 THEN CASE of_level WHEN 3 THEN last_top ELSE block | 127 END
        ELSE CASE of_level WHEN 3 THEN 0 ELSE (block >> 7) << 7 END END, step);
    EXIT WHEN found IS NOT NULL OR of_level = 3;
    block := block >> 7;
    of_level := of_level + 1;
  END LOOP;
  FOR below IN REVERSE of_level - 1..1 LOOP
    found := CASE WHEN step > 0 THEN block_without_points(below, found << 7, found << 7 | 127, step)
      ELSE block_without_points(below, found << 7 | 127, found << 7, step) END;
  END LOOP;
  RETURN found;
END $$;
