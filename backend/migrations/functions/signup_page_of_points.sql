-- A page of the ranked users with points, by rank.
--
-- Positions are found by the counts that ranks are found by: docs/decisions/rank.md.
CREATE OR REPLACE FUNCTION signup_page_of_points(skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  rest bigint := skip;
  above bigint;
  found record;
  from_seq bigint := 0;
BEGIN
  FOR of_level IN REVERSE 3..0 LOOP
    SELECT bucket, before INTO found FROM (
      SELECT bucket, people, (sum(people) OVER (ORDER BY bucket DESC) - people)::bigint AS before FROM rank_histogram
      WHERE level = of_level AND bucket >= coalesce(above << 6, 0) AND bucket <= coalesce(above << 6 | 63, 9223372036854775807)) AS buckets
    WHERE before <= rest AND rest < before + people;
    above := found.bucket;
    rest := rest - found.before;
  END LOOP;
  IF EXISTS (SELECT FROM rank_dense_points WHERE points = above) THEN
    from_seq := NULL;
    FOR of_level IN REVERSE 3..1 LOOP
      SELECT block, before INTO found FROM (
        SELECT block, people, (sum(people) OVER (ORDER BY block) - people)::bigint AS before FROM rank_block
        WHERE points = above AND level = of_level AND block >= coalesce(from_seq << 7, 0) AND block <= coalesce(from_seq << 7 | 127, 9223372036854775807)) AS blocks
      WHERE before <= rest AND rest < before + people;
      from_seq := found.block;
      rest := rest - found.before;
    END LOOP;
    from_seq := from_seq << 10;
  END IF;
  RETURN ARRAY(SELECT seq FROM score WHERE ranked AND (-points, seq) >= (-above, from_seq) ORDER BY -points, seq OFFSET rest LIMIT take);
END $$;
