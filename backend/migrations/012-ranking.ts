import { Migration } from '@mikro-orm/migrations';

/** People who leave the ranking, and come back: the rank functions over those who are in it. */
export class Migration012Ranking extends Migration {
  override up(): void {
    for (const statement of [tables, rank, applyPoints, maintenance, setRanked, referrersAreActive])
      this.addSql(statement);
  }
}

const tables = /* sql */ `
ALTER TABLE signup ADD blocked_at timestamptz, ADD erased_at timestamptz;
COMMENT ON COLUMN signup.blocked_at IS 'Since when an admin keeps them out of the ranking; their code credits nobody meanwhile.';
COMMENT ON COLUMN signup.erased_at IS 'When everything personal in this row was removed; for good.';

ALTER TABLE waitlist_head ADD excluded_total bigint NOT NULL DEFAULT 0 CHECK (excluded_total BETWEEN 0 AND last_seq);
COMMENT ON TABLE waitlist_head IS 'One row: the lock of all writers, the newest signup, how many are blocked or erased, and how many of the others joined with a known code.';
COMMENT ON COLUMN waitlist_head.excluded_total IS 'How many are blocked or erased; last_seq - excluded_total people are on the waitlist.';
COMMENT ON TABLE signup_country_count IS 'Signups by country, those who are blocked or erased left out.';
COMMENT ON TABLE signup_day_count IS 'Signups by day, UTC, those who are blocked or erased left out.';

ALTER TABLE score ADD ranked boolean NOT NULL DEFAULT true,
  DROP CONSTRAINT score_points_check, DROP CONSTRAINT score_referral_count_check,
  ADD CONSTRAINT score_points_check CHECK (points > 0 OR points = 0 AND NOT ranked),
  ADD CONSTRAINT score_referral_count_check CHECK (referral_count > 0 OR referral_count = 0 AND NOT ranked);
DROP INDEX score_points_index;
CREATE INDEX score_points_index ON score ((-points), seq) WHERE ranked;
CREATE INDEX score_unranked_index ON score (seq) WHERE NOT ranked;
COMMENT ON TABLE score IS 'The sums of the ledger by referrer, and who is not ranked; who is ranked and has no points has no row.';
COMMENT ON COLUMN score.ranked IS 'False for who is blocked or erased: they have no rank, and nobody is behind them.';
COMMENT ON TABLE rank_histogram IS 'How many ranked people have points p, by bucket p >> 6 * level, levels 0 to 3.';
COMMENT ON TABLE rank_block IS 'How many ranked people of a block of seqs (seq >> 3 + 7 * level, levels 1 to 3) have these points; under points 0: have a row in score, ranked or not.';
`;

/**
 * The rank of a person with points p at place s of the join order; null for whoever is not ranked:
 *
 *   p > 0:  1 + ranked people with more points + ranked people with p points and a lower seq
 *   p = 0:  s + ranked people with points − rows of score with a lower seq
 *           (of the s − 1 before, those without a row stay ahead: they are ranked and have no points; all who are ranked
 *           and have points are ahead; nobody else is)
 */
const rank = /* sql */ `
CREATE OR REPLACE FUNCTION waitlist_rank(s bigint) RETURNS bigint LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  own_points bigint;
  own_ranked boolean;
  block_start bigint := (s >> 10) << 10;
BEGIN
  SELECT score.points, score.ranked INTO own_points, own_ranked FROM score WHERE score.seq = s;
  IF own_points IS NULL THEN
    RETURN s
      + coalesce((SELECT sum(people) FROM rank_histogram WHERE level = 3), 0)::bigint
      - people_before(0, s)
      - (SELECT count(*) FROM score WHERE score.seq >= block_start AND score.seq < s);
  END IF;
  IF NOT own_ranked THEN
    RETURN NULL;
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
    + (SELECT count(*) FROM score WHERE score.ranked AND -score.points = -own_points AND score.seq >= block_start AND score.seq < s);
END $$;
COMMENT ON FUNCTION waitlist_rank IS 'The rank of the signup at place s of the join order; 1 is first, null for who is blocked or erased.';
COMMENT ON FUNCTION people_before IS 'Of the ranked people with these points (0: of the rows of score), those in whole blocks of 1024 seqs before the block of s.';
`;

/** Points of somebody who is not ranked are kept in the score alone. */
const applyPoints = /* sql */ `
CREATE OR REPLACE FUNCTION waitlist_apply_points(seqs bigint[], points_added bigint[], referrals_added bigint[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off AS $$
BEGIN
  WITH change AS MATERIALIZED (
    SELECT added.seq, old.points IS NULL AS is_new, coalesce(old.ranked, true) AS ranked,
      coalesce(old.points, 0) AS old_points, coalesce(old.points, 0) + added.points AS new_points, added.referrals
    FROM unnest(seqs, points_added, referrals_added) AS added (seq, points, referrals)
    LEFT JOIN LATERAL (SELECT score.points, score.ranked FROM score WHERE score.seq = added.seq LIMIT 1) AS old ON true
  ), scored AS (
    INSERT INTO score (seq, points, referral_count) SELECT seq, new_points, referrals FROM change
    ON CONFLICT (seq) DO UPDATE SET points = excluded.points, referral_count = score.referral_count + excluded.referral_count
  ), moved AS MATERIALIZED (
    SELECT old_points AS points, seq, -1 AS people FROM change WHERE ranked AND old_points > 0
    UNION ALL
    SELECT new_points, seq, 1 FROM change WHERE ranked
  ), histogram AS (
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, points >> 6 * level, sum(people) FROM moved, generate_series(0, 3) AS level
    GROUP BY 1, 2 HAVING sum(people) <> 0
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
`;

const maintenance = /* sql */ `
CREATE OR REPLACE FUNCTION waitlist_maintain_ranks(dense_from bigint DEFAULT 2048) RETURNS void LANGUAGE plpgsql AS $$
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
    WHERE ranked AND -points IN (SELECT -value FROM unnest(promoted) AS value) GROUP BY 1, 2, 3;
  INSERT INTO rank_dense_points SELECT unnest(promoted);
END $$;
`;

/**
 * Takes somebody out of the ranking, or brings them back to where their points and their place in the join order put them.
 * The rank counts and the dashboard counts follow. Does nothing when they are there already. Guarantees:
 *
 * - It first takes the lock that every writer of points takes, so ranks and counts change wholly before or wholly after those
 *   of any join. A join that had looked up the code just before may still credit it: the points go to their score, not to a rank.
 * - Its cost does not grow with the number of signups: a dozen counts change by one.
 */
const setRanked = /* sql */ `
CREATE FUNCTION waitlist_set_ranked(s bigint, becomes boolean) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  own score;
  step integer := CASE WHEN becomes THEN 1 ELSE -1 END;
  person signup;
BEGIN
  PERFORM FROM waitlist_head FOR UPDATE;
  SELECT * INTO person FROM signup WHERE signup.seq = s;
  SELECT * INTO own FROM score WHERE score.seq = s;
  IF person.seq IS NULL OR coalesce(own.ranked, true) = becomes THEN
    RETURN false;
  END IF;

  IF own.seq IS NULL THEN
    INSERT INTO score (seq, points, referral_count, ranked) VALUES (s, 0, 0, false);
  ELSIF own.points = 0 THEN
    DELETE FROM score WHERE score.seq = s;
  ELSE
    UPDATE score SET ranked = becomes WHERE score.seq = s;
    INSERT INTO rank_histogram (level, bucket, people)
    SELECT level, own.points >> 6 * level, step FROM generate_series(0, 3) AS level
    ON CONFLICT (level, bucket) DO UPDATE SET people = rank_histogram.people + excluded.people;
  END IF;

  -- A row of score that comes or goes is counted under points 0; one that stays, under its points if these are dense.
  INSERT INTO rank_block (points, level, block, people)
  SELECT coalesce(own.points, 0), level, s >> 3 + 7 * level, CASE WHEN coalesce(own.points, 0) = 0 THEN -step ELSE step END
  FROM generate_series(1, 3) AS level
  WHERE coalesce(own.points, 0) = 0 OR EXISTS (SELECT FROM rank_dense_points AS dense WHERE dense.points = own.points)
  ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people;

  UPDATE waitlist_head SET excluded_total = excluded_total - step,
    referred_total = referred_total + CASE WHEN person.referrer_seq IS NULL THEN 0 ELSE step END;
  INSERT INTO signup_country_count (country, signups) VALUES (person.country, step)
  ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups;
  DELETE FROM signup_country_count WHERE country = person.country AND signups = 0;
  INSERT INTO signup_day_count (day, signups) VALUES ((person.joined_at AT TIME ZONE 'UTC')::date, step)
  ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups;
  DELETE FROM signup_day_count WHERE day = (person.joined_at AT TIME ZONE 'UTC')::date AND signups = 0;
  RETURN true;
END $$;
COMMENT ON FUNCTION waitlist_set_ranked IS 'Takes the signup at place s of the join order out of the ranking or brings it back; false: it was so already, or is none.';
`;

/** The join stays as it is, except that whose code was entered must not be blocked or erased. */
const referrersAreActive = /* sql */ `
DO $$
DECLARE
  old_text text := pg_get_functiondef('waitlist_join(jsonb, integer, interval)'::regprocedure);
  new_text text := replace(old_text, 'WHERE s.referral_id = ', 'WHERE s.blocked_at IS NULL AND s.erased_at IS NULL AND s.referral_id = ');
BEGIN
  IF length(new_text) - length(old_text) <> length('s.blocked_at IS NULL AND s.erased_at IS NULL AND ') THEN
    RAISE EXCEPTION 'waitlist_join does not look up a referrer once';
  END IF;
  EXECUTE new_text;
END $$;
`;
