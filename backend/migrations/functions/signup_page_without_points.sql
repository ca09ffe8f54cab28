-- A page of the ranked users without points, in join order.
CREATE OR REPLACE FUNCTION signup_page_without_points(skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  newest bigint := (SELECT last_seq FROM waitlist_head);
  rest bigint := skip;
  above bigint;
  found record;
BEGIN
  FOR of_level IN REVERSE 3..1 LOOP
    SELECT block, before INTO found FROM (
      SELECT block, people, (sum(people) OVER (ORDER BY block) - people)::bigint AS before FROM (
        SELECT wanted AS block, greatest(0, least(wanted + 1 << 3 + 7 * of_level, newest + 1) - greatest(wanted << 3 + 7 * of_level, 1) - coalesce(kept.people, 0)) AS people
        FROM generate_series(coalesce(above << 7, 0), coalesce(above << 7 | 127, newest >> 24)) AS wanted
        LEFT JOIN rank_block AS kept ON kept.points = 0 AND kept.level = of_level AND kept.block = wanted) AS blocks) AS summed
    WHERE before <= rest AND rest < before + people;
    above := found.block;
    rest := rest - found.before;
  END LOOP;
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= above << 10 AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq) ORDER BY seq OFFSET rest LIMIT take);
END $$;
