-- A page of the waiting users, in join order.
CREATE OR REPLACE FUNCTION signup_page_in_join_order(skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  place record := rank_block_place(-1, false, skip);
BEGIN
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= place.from_seq
    AND NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq AND standing <> 'waiting')
    ORDER BY seq OFFSET place.rest LIMIT take);
END $$;
