import { Migration } from '@mikro-orm/migrations';

/** How a rank is read, and how the counts behind it are kept. */
export class Migration003Rank extends Migration {
  override up(): void {
    for (const statement of [rankFunctions, applyPoints, maintenance]) this.addSql(statement);
  }
}

/**
 * The rank of a person with points p at place s of the join order:
 *
 *   p > 0:  1 + people with more points + people with p points and a lower seq
 *   p = 0:  s + people with points − people with points and a lower seq
 *           (of the s − 1 before, those without points stay ahead; all who have points are ahead)
 *
 * Both are sums over at most a few hundred index entries, whatever the number of signups.
 * STABLE: all of a statement's sums see one snapshot, so a rank is exact however busy the joins are.
 * In plpgsql, because a connection plans its statements once; a function in SQL is planned at every call.
 */
const rankFunctions = /* sql */ `
CREATE FUNCTION people_before(of_points bigint, s bigint) RETURNS bigint LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (SELECT coalesce(sum(people), 0)::bigint FROM (
    SELECT people FROM rank_block WHERE points = of_points AND level = 3 AND block < s >> 24
    UNION ALL
    SELECT people FROM rank_block WHERE points = of_points AND level = 2 AND block >= (s >> 24) << 7 AND block < s >> 17
    UNION ALL
    SELECT people FROM rank_block WHERE points = of_points AND level = 1 AND block >= (s >> 17) << 7 AND block < s >> 10
  ) AS whole_blocks);
END $$;
COMMENT ON FUNCTION people_before IS 'Of the people with these points (0: with any), those in whole blocks of 1024 seqs before the block of s.';

CREATE FUNCTION waitlist_rank(s bigint) RETURNS bigint LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  own_points bigint;
  block_start bigint := (s >> 10) << 10;
BEGIN
  SELECT score.points INTO own_points FROM score WHERE score.seq = s;
  IF own_points IS NULL THEN
    RETURN s
      + coalesce((SELECT sum(people) FROM rank_histogram WHERE level = 3), 0)::bigint
      - people_before(0, s)
      - (SELECT count(*) FROM score WHERE score.seq >= block_start AND score.seq < s);
  END IF;
  IF NOT EXISTS (SELECT FROM rank_dense_points WHERE points = own_points) THEN
    block_start := 0;
  END IF;
  RETURN 1
    + coalesce((SELECT sum(people) FROM rank_histogram WHERE level = 0 AND bucket > own_points AND bucket <= own_points | 63), 0)::bigint
    + coalesce((SELECT sum(people) FROM rank_histogram WHERE level = 1 AND bucket > own_points >> 6 AND bucket <= (own_points >> 6) | 63), 0)::bigint
    + coalesce((SELECT sum(people) FROM rank_histogram WHERE level = 2 AND bucket > own_points >> 12 AND bucket <= (own_points >> 12) | 63), 0)::bigint
    + coalesce((SELECT sum(people) FROM rank_histogram WHERE level = 3 AND bucket > own_points >> 18), 0)::bigint
    + CASE WHEN block_start = 0 THEN 0 ELSE people_before(own_points, s) END
    + (SELECT count(*) FROM score WHERE -score.points = -own_points AND score.seq >= block_start AND score.seq < s);
END $$;
COMMENT ON FUNCTION waitlist_rank IS 'The rank of the signup at place s of the join order; 1 is first.';
`;

const applyPoints = /* sql */ `
CREATE FUNCTION waitlist_apply_points(seqs bigint[], points_added bigint[], referrals_added bigint[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off AS $$
BEGIN
  WITH change AS MATERIALIZED (
    SELECT added.seq, coalesce(old.points, 0) AS old_points, coalesce(old.points, 0) + added.points AS new_points, added.referrals
    FROM unnest(seqs, points_added, referrals_added) AS added (seq, points, referrals)
    LEFT JOIN LATERAL (SELECT score.points FROM score WHERE score.seq = added.seq LIMIT 1) AS old ON true
  ), scored AS (
    INSERT INTO score (seq, points, referral_count) SELECT seq, new_points, referrals FROM change
    ON CONFLICT (seq) DO UPDATE SET points = excluded.points, referral_count = score.referral_count + excluded.referral_count
  ), moved AS MATERIALIZED (
    SELECT old_points AS points, seq, -1 AS people FROM change WHERE old_points > 0
    UNION ALL
    SELECT new_points, seq, 1 FROM change
  ), histogram AS (
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, points >> 6 * level, sum(people) FROM moved, generate_series(0, 3) AS level
    GROUP BY 1, 2 HAVING sum(people) <> 0
    ON CONFLICT (level, bucket) DO UPDATE SET people = rank_histogram.people + excluded.people
  ), block_member AS (
    SELECT 0 AS points, seq, 1 AS people FROM change WHERE old_points = 0
    UNION ALL
    SELECT points, seq, people FROM moved WHERE EXISTS (SELECT FROM rank_dense_points AS dense WHERE dense.points = moved.points)
  )
  INSERT INTO rank_block (points, level, block, people)
  SELECT points, level, seq >> 3 + 7 * level, sum(people) FROM block_member, generate_series(1, 3) AS level
  GROUP BY 1, 2, 3 HAVING sum(people) <> 0
  ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people;
END $$;
COMMENT ON FUNCTION waitlist_apply_points IS 'Adds points and referrals to distinct people. The caller holds the lock of waitlist_head and has written the ledger.';
`;

const maintenance = /* sql */ `
CREATE FUNCTION waitlist_maintain_ranks(dense_from bigint DEFAULT 2048) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  promoted bigint[];
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  DELETE FROM rank_histogram WHERE people = 0;
  DELETE FROM rank_block WHERE people = 0;
  SELECT array_agg(bucket) INTO promoted FROM rank_histogram
    WHERE level = 0 AND people >= dense_from AND bucket NOT IN (SELECT points FROM rank_dense_points);
  INSERT INTO rank_block (points, level, block, people)
    SELECT points, level, seq >> 3 + 7 * level, count(*) FROM score, generate_series(1, 3) AS level
    WHERE -points IN (SELECT -value FROM unnest(promoted) AS value) GROUP BY 1, 2, 3;
  INSERT INTO rank_dense_points SELECT unnest(promoted);
END $$;
COMMENT ON FUNCTION waitlist_maintain_ranks IS 'Removes counts that fell to zero and gives points values shared by many their block counts. Changes no rank.';
`;
