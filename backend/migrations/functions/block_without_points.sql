-- Of the blocks of a level of rank_block from one to another, the first in which a signup has no row of score: a waiting user
-- without points. Null if there is none. Looks at each block between them, so callers give those of one block of the level
-- above.
CREATE OR REPLACE FUNCTION block_without_points(of_level integer, from_block bigint, to_block bigint, step integer) RETURNS bigint
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  newest bigint := (SELECT last_seq FROM waitlist_head);
BEGIN
  RETURN (SELECT wanted.block FROM generate_series(from_block, to_block, step::bigint) AS wanted (block)
    LEFT JOIN rank_block AS kept ON kept.points = 0 AND kept.level = of_level AND kept.block = wanted.block
    WHERE least(wanted.block + 1 << 3 + 7 * of_level, newest + 1) - greatest(wanted.block << 3 + 7 * of_level, 1) > coalesce(kept.people, 0)
    ORDER BY wanted.block * step LIMIT 1);
END $$;
