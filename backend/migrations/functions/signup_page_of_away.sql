-- A page of the users who are away and have points, by points ('rank') or by referral_count, most first. Walks the index from
-- the nearer end.
CREATE OR REPLACE FUNCTION signup_page_of_away(of_sort text, skip bigint, take integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  scored bigint := (SELECT coalesce(sum(people), 0)::bigint FROM rank_histogram WHERE level = 4);
  size integer := greatest(0, least(take, scored - skip));
  after bigint := scored - skip - size;
BEGIN
  IF size = 0 THEN
    RETURN '{}';
  ELSIF of_sort = 'rank' AND skip <= after THEN
    RETURN ARRAY(SELECT seq FROM score WHERE standing = 'away' AND -points < 0 ORDER BY -points, seq OFFSET skip LIMIT size);
  ELSIF of_sort = 'rank' THEN
    RETURN ARRAY(SELECT seq FROM (
      SELECT seq, points FROM score WHERE standing = 'away' AND -points < 0 ORDER BY -points DESC, seq DESC OFFSET after LIMIT size) AS nearer
      ORDER BY -points, seq);
  ELSIF skip <= after THEN
    RETURN ARRAY(SELECT seq FROM score WHERE standing = 'away' AND -referral_count < 0 ORDER BY -referral_count, seq OFFSET skip LIMIT size);
  END IF;
  RETURN ARRAY(SELECT seq FROM (
    SELECT seq, referral_count FROM score WHERE standing = 'away' AND -referral_count < 0 ORDER BY -referral_count DESC, seq DESC OFFSET after LIMIT size) AS nearer
    ORDER BY -referral_count, seq);
END $$;
