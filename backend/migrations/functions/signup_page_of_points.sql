-- A page of the waiting users with points, by rank.
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
    SELECT place.from_seq, place.rest INTO from_seq, rest FROM rank_block_place(above, true, rest) AS place;
  END IF;
  RETURN ARRAY(SELECT seq FROM score WHERE standing = 'waiting' AND (-points, seq) >= (-above, from_seq) ORDER BY -points, seq OFFSET rest LIMIT take);
END $$;
