-- A page of the users who are not waiting: first those who are away, then the blocked, then the erased, each in join
-- order. The blocked and erased are read one after the other: there are few.
CREATE OR REPLACE FUNCTION signup_page_of_others(skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  away bigint := (SELECT away_total FROM waitlist_head);
  size integer := greatest(0, least(take, away - skip));
  place record;
  found bigint[] := '{}';
BEGIN
  IF size > 0 THEN
    place := rank_block_place(-2, true, skip);
    found := ARRAY(SELECT seq FROM score WHERE standing = 'away' AND seq >= place.from_seq ORDER BY seq OFFSET place.rest LIMIT size);
  END IF;
  IF size < take THEN
    found := found || ARRAY(SELECT seq FROM score JOIN signup USING (seq) WHERE standing = 'excluded'
      ORDER BY erased_at IS NOT NULL, seq OFFSET greatest(0, skip - away) LIMIT take - size);
  END IF;
  RETURN found;
END $$;
