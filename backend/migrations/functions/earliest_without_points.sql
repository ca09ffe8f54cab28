-- The waiting users without points who joined first, in join order.
CREATE OR REPLACE FUNCTION earliest_without_points(at_most integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  from_seq bigint := first_without_points();
BEGIN
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= from_seq AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq)
    ORDER BY seq LIMIT at_most);
END $$;
