-- The waiting users without points nearest to position s of the join order, the nearest first: those after it (step 1) or before
-- it (step -1). Blocks in which all users have points, or were invited, are passed over.
CREATE OR REPLACE FUNCTION nearest_without_points(s bigint, at_most integer, step integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  block bigint := s >> 10;
  found bigint[] := '{}';
BEGIN
  LOOP
    IF step > 0 THEN
      found := found || ARRAY(SELECT seq FROM signup WHERE seq > s AND seq < block + 1 << 10
        AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq) ORDER BY seq LIMIT at_most - cardinality(found));
    ELSE
      found := found || ARRAY(SELECT seq FROM signup WHERE seq < s AND seq >= block << 10
        AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq) ORDER BY seq DESC LIMIT at_most - cardinality(found));
    END IF;
    EXIT WHEN cardinality(found) >= at_most;
    block := next_block_without_points(block, step);
    EXIT WHEN block IS NULL;
    s := CASE WHEN step > 0 THEN (block << 10) - 1 ELSE block + 1 << 10 END;
  END LOOP;
  RETURN found;
END $$;
