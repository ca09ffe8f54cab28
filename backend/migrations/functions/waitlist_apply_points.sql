-- Adds points and referrals to distinct users. The caller holds the lock of waitlist_head and has written the
-- ledger.
--
-- The points of a user who is not waiting are stored in score; no rank count includes them but the number of users who
-- are away and have points.
CREATE OR REPLACE FUNCTION waitlist_apply_points(seqs bigint[], points_added bigint[], referrals_added bigint[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
BEGIN
  WITH change AS MATERIALIZED (
    SELECT added.seq, old.points IS NULL AS is_new, coalesce(old.standing, 'waiting') AS standing,
      coalesce(old.points, 0) AS old_points, coalesce(old.points, 0) + added.points AS new_points, added.referrals
    FROM unnest(seqs, points_added, referrals_added) AS added (seq, points, referrals)
    LEFT JOIN LATERAL (SELECT score.points, score.standing FROM score WHERE score.seq = added.seq LIMIT 1) AS old ON true
  ), scored AS (
    INSERT INTO score (seq, points, referral_count) SELECT seq, new_points, referrals FROM change
    ON CONFLICT (seq) DO UPDATE SET points = excluded.points, referral_count = score.referral_count + excluded.referral_count
  ), moved AS MATERIALIZED (
    SELECT old_points AS points, seq, -1 AS people FROM change WHERE standing = 'waiting' AND old_points > 0
    UNION ALL
    SELECT new_points, seq, 1 FROM change WHERE standing = 'waiting'
  ), histogram AS (
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, points >> 6 * level, sum(people) FROM moved, generate_series(0, 3) AS level
    GROUP BY 1, 2 HAVING sum(people) <> 0
    UNION ALL
    SELECT 4, 0, count(*) FROM change WHERE standing = 'away' AND old_points = 0 HAVING count(*) > 0
    ON CONFLICT (level, bucket) DO UPDATE SET people = rank_histogram.people + excluded.people
  ), block_member AS (
    SELECT 0 AS points, seq, 1 AS people FROM change WHERE is_new
    UNION ALL
    SELECT points, seq, people FROM moved WHERE EXISTS (SELECT FROM rank_dense_points AS dense WHERE dense.points = moved.points)
  )
  INSERT INTO rank_block (points, level, block, people)
  SELECT points, level, seq >> 3 + 7 * level, sum(people) FROM block_member, generate_series(1, 3) AS level
  GROUP BY 1, 2, 3 HAVING sum(people) <> 0
  ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people;
END $$;
