-- A place of the join order before which no user is without a row of score, and at most 1023 places before the first who
-- is: those who joined first may all have points, or have been invited.
CREATE OR REPLACE FUNCTION first_without_points() RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  newest bigint := (SELECT last_seq FROM waitlist_head);
  first_block bigint := 0;
  last_block bigint := newest >> 24;
BEGIN
  FOR of_level IN REVERSE 3..1 LOOP
    SELECT wanted.block INTO first_block FROM generate_series(first_block, last_block) AS wanted (block)
    LEFT JOIN rank_block AS kept ON kept.points = 0 AND kept.level = of_level AND kept.block = wanted.block
    WHERE least(wanted.block + 1 << 3 + 7 * of_level, newest + 1) - greatest(wanted.block << 3 + 7 * of_level, 1) > coalesce(kept.people, 0)
    ORDER BY wanted.block LIMIT 1;
    EXIT WHEN of_level = 1;
    last_block := first_block << 7 | 127;
    first_block := first_block << 7;
  END LOOP;
  RETURN coalesce(first_block << 10, newest + 1);
END $$;
