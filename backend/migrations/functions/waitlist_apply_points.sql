-- Adds points and referrals to distinct users, or takes them away. The caller holds the lock of waitlist_head and has
-- written the ledger, so no sum becomes negative.
--
-- The points of a user who is not waiting are stored in score; no rank count includes them but the number of users who
-- are away and have points. A waiting user who has none left has no row anymore.
CREATE OR REPLACE FUNCTION waitlist_apply_points(seqs bigint[], points_added bigint[], referrals_added bigint[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
BEGIN
  WITH change AS MATERIALIZED (
    SELECT added.seq, old.points IS NULL AS is_new, coalesce(old.standing, 'waiting') AS standing,
      coalesce(old.points, 0) AS old_points, coalesce(old.points, 0) + added.points AS new_points,
      coalesce(old.referral_count, 0) + added.referrals AS new_referrals,
      coalesce(old.standing, 'waiting') = 'waiting' AND coalesce(old.points, 0) + added.points = 0 AS loses_row
    FROM unnest(seqs, points_added, referrals_added) AS added (seq, points, referrals)
    LEFT JOIN LATERAL (SELECT score.points, score.referral_count, score.standing FROM score WHERE score.seq = added.seq LIMIT 1) AS old ON true
  ), scored AS (
    INSERT INTO score (seq, points, referral_count, standing) SELECT seq, new_points, new_referrals, standing FROM change WHERE NOT loses_row
    ON CONFLICT (seq) DO UPDATE SET points = excluded.points, referral_count = excluded.referral_count
  ), removed AS (
    DELETE FROM score USING change WHERE score.seq = change.seq AND loses_row
  ), moved AS MATERIALIZED (
    SELECT old_points AS points, seq, -1 AS people FROM change WHERE standing = 'waiting' AND old_points > 0
    UNION ALL
    SELECT new_points, seq, 1 FROM change WHERE standing = 'waiting' AND new_points > 0
  ), histogram AS (
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, points >> 6 * level, sum(people) FROM moved, generate_series(0, 3) AS level
    GROUP BY 1, 2 HAVING sum(people) <> 0
    UNION ALL
    SELECT 4, 0, sum((new_points > 0)::integer - (old_points > 0)::integer) FROM change WHERE standing = 'away'
    HAVING sum((new_points > 0)::integer - (old_points > 0)::integer) <> 0
    ON CONFLICT (level, bucket) DO UPDATE SET people = rank_histogram.people + excluded.people
  ), block_member AS (
    SELECT 0 AS points, seq, CASE WHEN is_new THEN 1 ELSE -1 END AS people FROM change WHERE is_new <> loses_row
    UNION ALL
    SELECT points, seq, people FROM moved WHERE EXISTS (SELECT FROM rank_dense_points AS dense WHERE dense.points = moved.points)
  )
  INSERT INTO rank_block (points, level, block, people)
  SELECT points, level, seq >> 3 + 7 * level, sum(people) FROM block_member, generate_series(1, 3) AS level
  GROUP BY 1, 2, 3 HAVING sum(people) <> 0
  ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people;
END $$;
