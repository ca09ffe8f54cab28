import { Migration } from '@mikro-orm/migrations';

/**
 * The waitlist: signups in join order, the ledger of credits, and the counts that answer a rank without scanning.
 *
 * One rule holds it together: whoever writes any of these tables first locks the one row of `waitlist_head`.
 * So the writers form one line, readers wait for nobody, and every commit leaves
 * signups, ledger, scores, rank counts and dashboard counts in agreement.
 */
export class Migration002Waitlist extends Migration {
  override up(): void {
    for (const statement of [tables, appendOnlyLedger, rankFunctions, applyPoints, maintenance, join]) this.addSql(statement);
  }
}

const tables = /* sql */ `
CREATE TABLE waitlist_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL DEFAULT 0,
  last_joined_at timestamptz NOT NULL DEFAULT 'epoch',
  referred_total bigint NOT NULL DEFAULT 0 CHECK (referred_total BETWEEN 0 AND last_seq)
);
COMMENT ON TABLE waitlist_head IS 'One row: the lock of all writers, the newest signup, and how many joined with a known code.';
INSERT INTO waitlist_head DEFAULT VALUES;

CREATE TABLE signup (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  referrer_seq bigint CHECK (referrer_seq < seq),
  joined_at timestamptz NOT NULL,
  id uuid NOT NULL CONSTRAINT signup_id_key UNIQUE,
  referral_id text NOT NULL CONSTRAINT signup_referral_id_key UNIQUE,
  verified_by text NOT NULL CHECK (verified_by IN ('email', 'phone')),
  email text NOT NULL,
  email_key text NOT NULL,
  phone text NOT NULL,
  identity text NOT NULL GENERATED ALWAYS AS
    (CASE verified_by WHEN 'email' THEN 'email:' || email_key ELSE 'phone:' || phone END) STORED
    CONSTRAINT signup_identity_key UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  system_country text,
  broker text NOT NULL,
  referral_code text
);
CREATE INDEX signup_referrer_seq_index ON signup (referrer_seq, seq) WHERE referrer_seq IS NOT NULL;
COMMENT ON TABLE signup IS 'A person on the waitlist. seq is the join order: dense, from 1, rising with joined_at.';
COMMENT ON COLUMN signup.referrer_seq IS 'Whose code brought them. No foreign key: it would lock a popular referrer''s row for every join; rows are never deleted.';
COMMENT ON COLUMN signup.identity IS 'The verified contact; one signup each.';
COMMENT ON COLUMN signup.referral_code IS 'The code as entered, known or not.';

CREATE TABLE credit (
  referred_seq bigint NOT NULL,
  revision smallint NOT NULL,
  referrer_seq bigint NOT NULL CHECK (referrer_seq <> referred_seq),
  points integer NOT NULL CHECK (points <> 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (referred_seq, revision),
  CHECK (revision > 0 OR (revision = 0 AND points > 0))
);
COMMENT ON TABLE credit IS 'The ledger, append-only. Revision 0 is the credit for one referred signup; its key makes it happen once.';

CREATE TABLE score (
  seq bigint PRIMARY KEY,
  points bigint NOT NULL CHECK (points > 0),
  referral_count bigint NOT NULL CHECK (referral_count > 0)
) WITH (fillfactor = 80);
CREATE INDEX score_points_index ON score ((-points), seq);
COMMENT ON TABLE score IS 'The sums of the ledger by referrer; who has no points has no row.';

CREATE TABLE rank_histogram (
  level smallint NOT NULL,
  bucket bigint NOT NULL,
  people bigint NOT NULL,
  PRIMARY KEY (level, bucket)
) WITH (fillfactor = 80);
COMMENT ON TABLE rank_histogram IS 'How many people have points p, by bucket p >> 6 * level, levels 0 to 3.';

CREATE TABLE rank_block (
  points bigint NOT NULL,
  level smallint NOT NULL,
  block bigint NOT NULL,
  people bigint NOT NULL,
  PRIMARY KEY (points, level, block)
) WITH (fillfactor = 80);
COMMENT ON TABLE rank_block IS 'How many people of a block of seqs (seq >> 3 + 7 * level, levels 1 to 3) have these points; under points 0: have any.';

CREATE TABLE rank_dense_points (points bigint PRIMARY KEY CHECK (points > 0));
COMMENT ON TABLE rank_dense_points IS 'The points values so common that rank_block counts them, too.';

CREATE TABLE signup_country_count (country text PRIMARY KEY, signups bigint NOT NULL) WITH (fillfactor = 80);
CREATE TABLE signup_day_count (day date PRIMARY KEY, signups bigint NOT NULL) WITH (fillfactor = 80);
COMMENT ON TABLE signup_day_count IS 'Signups by day, UTC.';

CREATE TABLE signup_message (
  signup_seq bigint NOT NULL REFERENCES signup (seq),
  kind text NOT NULL CHECK (kind IN ('welcome')),
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  refused_at timestamptz CHECK (refused_at IS NULL OR sent_at IS NULL),
  PRIMARY KEY (signup_seq, kind)
);
COMMENT ON TABLE signup_message IS 'What was sent to people on the waitlist; the key sends each kind once.';
`;

const appendOnlyLedger = /* sql */ `
CREATE FUNCTION credit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of credits is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER credit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit
  FOR EACH STATEMENT EXECUTE FUNCTION credit_is_append_only();
`;

/**
 * The rank of a person with points p at place s of the join order:
 *
 *   p > 0:  1 + people with more points + people with p points and a lower seq
 *   p = 0:  s + people with points − people with points and a lower seq
 *           (of the s − 1 before, those without points stay ahead; all who have points are ahead)
 *
 * Both are sums over at most a few hundred index entries, whatever the number of signups.
 * STABLE: all of a statement's sums see one snapshot, so a rank is exact however busy the joins are.
 */
const rankFunctions = /* sql */ `
CREATE FUNCTION people_before(of_points bigint, s bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(people), 0)::bigint FROM (
    SELECT people FROM rank_block WHERE points = of_points AND level = 3 AND block < s >> 24
    UNION ALL
    SELECT people FROM rank_block WHERE points = of_points AND level = 2 AND block >= (s >> 24) << 7 AND block < s >> 17
    UNION ALL
    SELECT people FROM rank_block WHERE points = of_points AND level = 1 AND block >= (s >> 17) << 7 AND block < s >> 10
  ) AS whole_blocks
$$;
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
LANGUAGE sql SET enable_seqscan = off AS $$
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
  ON CONFLICT (points, level, block) DO UPDATE SET people = rank_block.people + excluded.people
$$;
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

/**
 * One batch of joins as one transaction. Guarantees:
 *
 * - Whoever comes without a usable verification gets `unverified` and changes nothing.
 * - One signup per identity: known identities get `existing`; of several in one batch the first joins.
 * - A signup that exists under the very id of the request was made by an earlier try whose answer was lost: `joined`.
 * - The verification is consumed, the row written, the credit given (once, by the ledger's key), points and counts moved
 *   and the welcome job added together, or none of it.
 * - seq is dense and rises with joined_at, because both are given under the lock, and the lock is held until the commit.
 *
 * Each statement of a plpgsql function sees what was committed before that statement (READ COMMITTED), so all that
 * is read after the lock is current. Sequential scans are off: right after an install the planner takes tables for empty.
 */
const join = /* sql */ `
CREATE FUNCTION waitlist_join(requests jsonb, points_per_referral integer, verification_age interval)
RETURNS TABLE (ord integer, outcome text, id uuid, referral_id text, referral_credited boolean)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  head waitlist_head;
  now_seq bigint;
  joined_now timestamptz;
BEGIN
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  joined_now := greatest(clock_timestamp(), head.last_joined_at);

  RETURN QUERY
  WITH request AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(requests) AS request (
      ord integer, id uuid, referral_id text, browser_key text, email text, email_key text, phone text,
      first_name text, last_name text, country text, system_country text, broker text, referral_code text, referrer_id text)
  ), proven AS MATERIALIZED (
    SELECT request.*, challenge.id AS challenge_id, challenge.channel, challenge.destination AS identity, challenge.consumed_at,
      known.seq AS known_seq, known.id AS known_id, known.referral_id AS known_referral_id
    FROM request
    CROSS JOIN LATERAL (
      SELECT c.id, c.channel, c.destination, c.consumed_at FROM otp_challenge AS c
      WHERE c.destination = ANY (ARRAY['email:' || request.email_key, 'phone:' || request.phone])
        AND c.purpose = 'waitlist' AND c.verified_at > clock_timestamp() - verification_age
        AND (c.browser_key IS NULL OR c.browser_key = request.browser_key)
      ORDER BY c.verified_at DESC, c.id LIMIT 1) AS challenge
    LEFT JOIN LATERAL (
      SELECT s.seq, s.id, s.referral_id FROM signup AS s WHERE s.identity = challenge.destination LIMIT 1) AS known ON true
  ), fresh AS MATERIALIZED (
    SELECT DISTINCT ON (identity) * FROM proven WHERE known_seq IS NULL AND consumed_at IS NULL ORDER BY identity, ord
  ), numbered AS MATERIALIZED (
    SELECT fresh.*, referrer.seq AS referrer_seq, head.last_seq + row_number() OVER (ORDER BY fresh.ord) AS seq
    FROM fresh
    LEFT JOIN LATERAL (
      SELECT s.seq FROM signup AS s
      WHERE s.referral_id = fresh.referrer_id AND s.email_key <> fresh.email_key AND s.phone <> fresh.phone LIMIT 1) AS referrer ON true
  ), inserted AS (
    INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone,
      first_name, last_name, country, system_country, broker, referral_code)
    SELECT seq, referrer_seq, joined_now, id, referral_id, CASE channel WHEN 'email' THEN 'email' ELSE 'phone' END, email, email_key, phone,
      first_name, last_name, country, system_country, broker, referral_code
    FROM numbered
  ), consumed AS (
    UPDATE otp_challenge SET consumed_at = joined_now FROM numbered WHERE otp_challenge.id = numbered.challenge_id
  ), credited AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
    SELECT seq, 0, referrer_seq, points_per_referral, joined_now FROM numbered WHERE referrer_seq IS NOT NULL
  ), by_country AS (
    INSERT INTO signup_country_count (country, signups) SELECT country, count(*) FROM numbered GROUP BY country
    ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups
  ), by_day AS (
    INSERT INTO signup_day_count (day, signups) SELECT (joined_now AT TIME ZONE 'UTC')::date, count(*) FROM numbered HAVING count(*) > 0
    ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups
  ), advanced AS (
    UPDATE waitlist_head SET last_seq = last_seq + added.people, last_joined_at = joined_now, referred_total = referred_total + added.referred
    FROM (SELECT count(*) AS people, count(referrer_seq) AS referred FROM numbered) AS added WHERE added.people > 0
  )
  SELECT request.ord,
    CASE
      WHEN numbered.ord = request.ord OR proven.known_id = request.id THEN 'joined'
      WHEN proven.known_seq IS NOT NULL OR numbered.seq IS NOT NULL THEN 'existing'
      ELSE 'unverified'
    END,
    coalesce(proven.known_id, numbered.id),
    coalesce(proven.known_referral_id, numbered.referral_id),
    numbered.referrer_seq IS NOT NULL
      OR EXISTS (SELECT FROM credit WHERE credit.referred_seq = proven.known_seq AND credit.revision = 0)
  FROM request
  LEFT JOIN proven ON proven.ord = request.ord
  LEFT JOIN numbered ON numbered.identity = proven.identity;

  SELECT last_seq INTO now_seq FROM waitlist_head;
  IF now_seq = head.last_seq THEN
    RETURN;
  END IF;
  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;
  PERFORM graphile_worker.add_job('welcome-signups', json_build_object('fromSeq', head.last_seq + 1, 'toSeq', now_seq));
END $$;
COMMENT ON FUNCTION waitlist_join IS 'Carries out a batch of joins; an outcome for each request: joined, existing or unverified.';
`;
