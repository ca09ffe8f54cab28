-- A page of the waiting users, by rank or by referral_count, most first.
CREATE OR REPLACE FUNCTION signup_page_of_waiting(of_sort text, skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  scored bigint := (SELECT coalesce(sum(people), 0)::bigint FROM rank_histogram WHERE level = 3);
  size integer := greatest(0, least(take, scored - skip));
  found bigint[] := '{}';
BEGIN
  IF size > 0 AND of_sort = 'rank' THEN
    found := signup_page_of_points(skip, size);
  ELSIF size > 0 AND 2 * skip <= scored THEN
    found := ARRAY(SELECT seq FROM score WHERE standing = 'waiting' ORDER BY -referral_count, seq OFFSET skip LIMIT size);
  ELSIF size > 0 THEN
    found := ARRAY(SELECT seq FROM (
      SELECT seq, referral_count FROM score WHERE standing = 'waiting' ORDER BY -referral_count DESC, seq DESC OFFSET scored - skip - size LIMIT size) AS nearer
      ORDER BY -referral_count, seq);
  END IF;
  IF size < take THEN
    found := found || signup_page_without_points(greatest(0, skip - scored), take - size);
  END IF;
  RETURN found;
END $$;
