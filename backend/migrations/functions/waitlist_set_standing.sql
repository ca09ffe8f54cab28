-- Gives users, by their places in the join order, a standing: waiting, away or excluded. Returns those whom this changed.
--
-- Rank counts follow, and dashboard counts, from which only excluded users are missing. A user who waits again gets the
-- rank that their points and join order give them. Guarantees:
--
-- * It first takes the lock that every writer of points takes, so ranks and counts change entirely before or
--   entirely after those of any join. A join that looked up a code just before may still credit its owner: the
--   points go to their score, not to a rank.
-- * Its cost grows with the users given, not with the number of signups. It holds the lock of the joins, so callers
--   give at most a few hundred at a time.
CREATE OR REPLACE FUNCTION waitlist_set_standing(seqs bigint[], becomes standing) RETURNS bigint[]
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off SET jit = off AS $$
DECLARE
  changed bigint[];
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  WITH change AS MATERIALIZED (
    SELECT person.seq, person.referrer_seq, person.country, (person.joined_at AT TIME ZONE 'UTC')::date AS day,
      coalesce(old.points, 0) AS points, old.standing IS NOT NULL AS has_row, becomes = 'waiting' AND old.points = 0 AS loses_row,
      (becomes = 'waiting')::integer - (coalesce(old.standing, 'waiting') = 'waiting')::integer AS waiting,
      (becomes = 'away')::integer - (coalesce(old.standing, 'waiting') = 'away')::integer AS away,
      (becomes = 'excluded')::integer - (coalesce(old.standing, 'waiting') = 'excluded')::integer AS excluded
    FROM (SELECT DISTINCT unnest(seqs) AS seq) AS wanted
    JOIN signup AS person ON person.seq = wanted.seq
    LEFT JOIN LATERAL (SELECT score.points, score.standing FROM score WHERE score.seq = wanted.seq LIMIT 1) AS old ON true
    WHERE coalesce(old.standing, 'waiting') <> becomes
  ), added AS (
    INSERT INTO score (seq, points, referral_count, standing) SELECT seq, 0, 0, becomes FROM change WHERE NOT has_row
  ), kept AS (
    UPDATE score SET standing = becomes FROM change WHERE score.seq = change.seq AND has_row AND NOT loses_row
  ), removed AS (
    DELETE FROM score USING change WHERE score.seq = change.seq AND loses_row
  ), histogram AS (
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, bucket, sum(people) FROM (
      SELECT level, points >> 6 * level AS bucket, waiting AS people FROM change, generate_series(0, 3) AS level WHERE points > 0
      UNION ALL
      SELECT 4, 0, away FROM change WHERE points > 0) AS moved
    GROUP BY 1, 2 HAVING sum(people) <> 0
    ON CONFLICT (level, bucket) DO UPDATE SET people = rank_histogram.people + excluded.people
  ), blocks AS (
    INSERT INTO rank_block (points, level, block, people)
    SELECT points, level, seq >> 3 + 7 * level, sum(people) FROM (
      SELECT 0 AS points, seq, CASE WHEN loses_row THEN -1 ELSE 1 END AS people FROM change WHERE loses_row OR NOT has_row
      UNION ALL
      SELECT points, seq, waiting FROM change WHERE EXISTS (SELECT FROM rank_dense_points AS dense WHERE dense.points = change.points)
) AS moved, generate_series(1, 3) AS level
    GROUP BY 1, 2, 3 HAVING sum(people) <> 0
    ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people
  ), totals AS (
    UPDATE waitlist_head SET away_total = away_total + moved.away, excluded_total = excluded_total + moved.excluded,
      referred_total = referred_total - moved.referred
    FROM (SELECT coalesce(sum(away), 0) AS away, coalesce(sum(excluded), 0) AS excluded,
      coalesce(sum(excluded) FILTER (WHERE referrer_seq IS NOT NULL), 0) AS referred FROM change) AS moved
    WHERE moved.away <> 0 OR moved.excluded <> 0
  ), counted AS (
    SELECT country, day, -excluded AS signups FROM change WHERE excluded <> 0 AND seq <= (SELECT counted_seq FROM waitlist_head)
  ), countries AS (
    INSERT INTO signup_country_count (country, signups) SELECT country, sum(signups) FROM counted GROUP BY country
    ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups
  ), days AS (
    INSERT INTO signup_day_count (day, signups) SELECT day, sum(signups) FROM counted GROUP BY day
    ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups
  )
  SELECT coalesce(array_agg(seq), '{}') INTO changed FROM change;
  PERFORM reward_reconsider(changed);
  RETURN changed;
END $$;
