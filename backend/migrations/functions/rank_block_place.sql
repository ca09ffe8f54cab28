-- Finds the user at a position, from 0, among those whom rank_block counts under these points, or among those whom it
-- does not count there: how many of them to skip from which place of the join order on, at most 1023.
CREATE OR REPLACE FUNCTION rank_block_place(of_points bigint, counted boolean, skip bigint, OUT from_seq bigint, OUT rest bigint)
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  newest bigint := (SELECT last_seq FROM waitlist_head);
  above bigint;
  found record;
BEGIN
  rest := skip;
  FOR of_level IN REVERSE 3..1 LOOP
    SELECT block, before INTO found FROM (
      SELECT block, people, (sum(people) OVER (ORDER BY block) - people)::bigint AS before FROM (
        SELECT wanted AS block, CASE WHEN counted THEN coalesce(kept.people, 0) ELSE
          greatest(0, least(wanted + 1 << 3 + 7 * of_level, newest + 1) - greatest(wanted << 3 + 7 * of_level, 1) - coalesce(kept.people, 0)) END AS people
        FROM generate_series(coalesce(above << 7, 0), coalesce(above << 7 | 127, newest >> 24)) AS wanted
        LEFT JOIN rank_block AS kept ON kept.points = of_points AND kept.level = of_level AND kept.block = wanted) AS blocks) AS summed
    WHERE before <= rest AND rest < before + people;
    above := found.block;
    rest := rest - found.before;
  END LOOP;
  from_seq := above << 10;
END $$;
