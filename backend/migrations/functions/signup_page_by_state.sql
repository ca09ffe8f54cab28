-- A page of users with active ones first, then blocked, then erased, each in join order.
CREATE OR REPLACE FUNCTION signup_page_by_state(skip bigint, take integer, active bigint) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  size integer := greatest(0, least(take, active - skip));
  from_seq bigint;
BEGIN
  -- Each blocked or erased user before the page moves its first signup on by one.
  SELECT skip + 1 + count(*) INTO from_seq FROM (SELECT seq - row_number() OVER (ORDER BY seq) AS active_before FROM score WHERE NOT ranked) AS excluded
  WHERE active_before <= skip;
  RETURN ARRAY(SELECT seq FROM signup WHERE seq >= from_seq AND blocked_at IS NULL AND erased_at IS NULL ORDER BY seq LIMIT size)
    || ARRAY(SELECT seq FROM score JOIN signup USING (seq) WHERE NOT ranked ORDER BY erased_at IS NOT NULL, seq OFFSET greatest(0, skip - active) LIMIT take - size);
END $$;
