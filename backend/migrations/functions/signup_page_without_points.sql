-- A page of the waiting users without points, in join order.
CREATE OR REPLACE FUNCTION signup_page_without_points(skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  place record := rank_block_place(0, false, skip);
BEGIN
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= place.from_seq AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq)
    ORDER BY seq OFFSET place.rest LIMIT take);
END $$;
