import { Migration } from '@mikro-orm/migrations';

/** Countries and days are counted for hundreds of joins at once, not in each batch under the lock. */
export class Migration018JoinLeaner extends Migration {
  override up(): void {
    for (const statement of [counts, setRanked, join, joinDurably]) this.addSql(statement);
  }
}

/**
 * The kept counts end at counted_seq. Whoever reads them adds the few hundred signups since then, in the same snapshot: the
 * sums are those of all signups at any time. Whoever takes somebody out or brings them back changes a kept count only
 * if it holds them. In plpgsql, because a connection plans its statements once; without sequential scans, because the
 * planner cannot know that few signups are newer than counted_seq.
 */
const counts = /* sql */ `
ALTER TABLE waitlist_head ADD COLUMN counted_seq bigint NOT NULL DEFAULT 0 CHECK (counted_seq BETWEEN 0 AND last_seq);
COMMENT ON COLUMN waitlist_head.counted_seq IS 'The newest signup that signup_country_count and signup_day_count hold.';
UPDATE waitlist_head SET counted_seq = last_seq;
COMMENT ON TABLE signup_country_count IS 'Signups by country up to counted_seq, those who are blocked or erased left out.';
COMMENT ON TABLE signup_day_count IS 'Signups by day, UTC, up to counted_seq, those who are blocked or erased left out.';

CREATE FUNCTION uncounted_signups() RETURNS TABLE (country text, day date)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY SELECT signup.country, (signup.joined_at AT TIME ZONE 'UTC')::date FROM signup
  WHERE signup.seq > (SELECT counted_seq FROM waitlist_head)
    AND coalesce((SELECT score.ranked FROM score WHERE score.seq = signup.seq), true);
END $$;
COMMENT ON FUNCTION uncounted_signups IS 'Those whom signup_country_count and signup_day_count do not hold yet; who is blocked or erased is left out.';

CREATE VIEW signups_by_country AS
SELECT country, sum(signups)::bigint AS signups FROM (
  SELECT country, signups FROM signup_country_count UNION ALL SELECT country, 1 FROM uncounted_signups()) AS counted
GROUP BY country HAVING sum(signups) > 0;
COMMENT ON VIEW signups_by_country IS 'Signups by country at this moment, those who are blocked or erased left out.';

CREATE VIEW signups_by_day AS
SELECT day, sum(signups)::bigint AS signups FROM (
  SELECT day, signups FROM signup_day_count UNION ALL SELECT day, 1 FROM uncounted_signups()) AS counted
GROUP BY day HAVING sum(signups) > 0;
COMMENT ON VIEW signups_by_day IS 'Signups by day, UTC, at this moment, those who are blocked or erased left out.';

CREATE FUNCTION waitlist_count_signups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO signup_country_count (country, signups) SELECT country, count(*) FROM uncounted_signups() GROUP BY country
  ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups;
  INSERT INTO signup_day_count (day, signups) SELECT day, count(*) FROM uncounted_signups() GROUP BY day
  ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups;
  UPDATE waitlist_head SET counted_seq = last_seq;
END $$;
COMMENT ON FUNCTION waitlist_count_signups IS 'Brings the kept counts up to the newest signup. The caller holds the lock of waitlist_head.';
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
CREATE OR REPLACE FUNCTION waitlist_set_ranked(s bigint, becomes boolean) RETURNS boolean
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
  IF s <= (SELECT counted_seq FROM waitlist_head) THEN
    INSERT INTO signup_country_count (country, signups) VALUES (person.country, step)
    ON CONFLICT (country) DO UPDATE SET signups = signup_country_count.signups + excluded.signups;
    DELETE FROM signup_country_count WHERE country = person.country AND signups = 0;
    INSERT INTO signup_day_count (day, signups) VALUES ((person.joined_at AT TIME ZONE 'UTC')::date, step)
    ON CONFLICT (day) DO UPDATE SET signups = signup_day_count.signups + excluded.signups;
    DELETE FROM signup_day_count WHERE day = (person.joined_at AT TIME ZONE 'UTC')::date AND signups = 0;
  END IF;
  RETURN true;
END $$;
COMMENT ON FUNCTION waitlist_set_ranked IS 'Takes the signup at place s of the join order out of the ranking or brings it back; false: it was so already, or is none.';
`;

/**
 * One batch of joins as one transaction. Guarantees:
 *
 * - Whoever comes without a usable verification gets `unverified` and changes nothing.
 * - One signup per identity: known identities get `existing`; of several in one batch the first joins.
 * - A signup that exists under the very id of the request was made by an earlier try whose answer was lost: `joined`.
 * - The row is written, the credit given (once, by the ledger's key), points and counts moved: all of
 *   it or none. The row is also what uses the verification up: its identity is the verified contact and
 *   unique, so whoever brings that verification again gets the signup that is there.
 * - Countries and days are counted by waitlist_count_signups when there are 512 signups more; until then whoever asks
 *   counts the newest themselves.
 * - seq is dense and rises with joined_at, because both are given under the lock, and the lock is held until the commit.
 *
 * It works in two steps, so that the lock is held for the writes alone. Before the lock, in one snapshot: verification,
 * known identity and referrer of each request, and the newest seq. Under the lock it reads again only what may have
 * changed since: whether the identity is among the few signups that came after that newest seq.
 *
 * The commit does not wait for the disk, so the next batch need not either: the lock is free as soon as the commit record
 * is written. waitlist_flush comes afterwards, and nobody is acknowledged before it has returned. What a crash in
 * between takes away was acknowledged to nobody, and takes everything away that was built on it.
 *
 * Each statement of a plpgsql function sees what was committed before that statement (READ COMMITTED), so what is
 * read after the lock is current. Sequential scans are off: right after an install the planner takes tables for empty;
 * hash aggregates, too: it takes a batch for a good part of the table and would lay out memory for that.
 */
const join = /* sql */ `
DROP PROCEDURE waitlist_join_durably(jsonb, integer, interval, jsonb);
DROP FUNCTION waitlist_join(jsonb, integer, interval);
CREATE FUNCTION waitlist_join(requests json, points_per_referral integer, verification_age interval)
RETURNS TABLE (ord integer, outcome text, id uuid, referral_id text, referral_credited boolean)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off AS $$
#variable_conflict use_column
DECLARE
  candidates join_candidate[];
  seen_seq bigint;
  head waitlist_head;
  joined_now timestamptz;
BEGIN
  SELECT (SELECT last_seq FROM waitlist_head), array_agg(ROW(
      request.ord, request.id, request.referral_id, request.email, request.email_key, request.phone,
      request.first_name, request.last_name, request.country, request.system_country, request.broker, request.referral_code,
      challenge.channel, challenge.destination, known.seq, known.id, known.referral_id, referrer.seq)::join_candidate)
  INTO seen_seq, candidates
  FROM json_to_recordset(requests) AS request (
    ord integer, id uuid, referral_id text, browser_key text, email text, email_key text, phone text,
    first_name text, last_name text, country text, system_country text, broker text, referral_code text, referrer_id text)
  LEFT JOIN LATERAL (
    SELECT c.channel, c.destination FROM otp_challenge AS c
    WHERE c.destination = ANY (ARRAY['email:' || request.email_key, 'phone:' || request.phone])
      AND c.purpose = 'waitlist' AND c.verified_at > clock_timestamp() - verification_age
      AND (c.browser_key IS NULL OR c.browser_key = request.browser_key)
    ORDER BY c.verified_at DESC, c.id LIMIT 1) AS challenge ON true
  LEFT JOIN LATERAL (
    SELECT s.seq, s.id, s.referral_id FROM signup AS s WHERE s.identity = challenge.destination LIMIT 1) AS known ON true
  LEFT JOIN LATERAL (
    SELECT s.seq FROM signup AS s
    WHERE s.blocked_at IS NULL AND s.erased_at IS NULL AND s.referral_id = request.referrer_id
      AND s.email_key <> request.email_key AND s.phone <> request.phone LIMIT 1) AS referrer ON true;

  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  joined_now := greatest(clock_timestamp(), head.last_joined_at);

  RETURN QUERY
  WITH candidate AS MATERIALIZED (
    SELECT c.*, coalesce(c.known_seq, late.seq) AS signup_seq, coalesce(c.known_id, late.id) AS signup_id,
      coalesce(c.known_referral_id, late.referral_id) AS signup_referral_id
    FROM unnest(candidates) AS c
    LEFT JOIN (
      SELECT s.seq, s.id, s.referral_id, s.identity FROM signup AS s WHERE s.seq > seen_seq) AS late ON late.identity = c.identity
  ), numbered AS MATERIALIZED (
    SELECT fresh.*, head.last_seq + row_number() OVER (ORDER BY fresh.ord) AS seq
    FROM (
      SELECT DISTINCT ON (identity) * FROM candidate WHERE identity IS NOT NULL AND signup_seq IS NULL ORDER BY identity, ord) AS fresh
  ), inserted AS (
    INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, verified_by, email, email_key, phone,
      first_name, last_name, country, system_country, broker, referral_code)
    SELECT seq, referrer_seq, joined_now, id, referral_id, CASE channel WHEN 'email' THEN 'email' ELSE 'phone' END, email, email_key, phone,
      first_name, last_name, country, system_country, broker, referral_code
    FROM numbered
  ), credited AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
    SELECT seq, 0, referrer_seq, points_per_referral, joined_now FROM numbered WHERE referrer_seq IS NOT NULL
  ), advanced AS (
    UPDATE waitlist_head SET last_seq = last_seq + added.people, last_joined_at = joined_now, referred_total = referred_total + added.referred
    FROM (SELECT count(*) AS people, count(referrer_seq) AS referred FROM numbered) AS added WHERE added.people > 0
  )
  SELECT candidate.ord,
    CASE
      WHEN numbered.ord = candidate.ord OR candidate.signup_id = candidate.id THEN 'joined'
      WHEN candidate.signup_seq IS NOT NULL OR numbered.seq IS NOT NULL THEN 'existing'
      ELSE 'unverified'
    END,
    coalesce(candidate.signup_id, numbered.id),
    coalesce(candidate.signup_referral_id, numbered.referral_id),
    numbered.referrer_seq IS NOT NULL
      OR EXISTS (SELECT FROM credit WHERE credit.referred_seq = candidate.signup_seq AND credit.revision = 0)
  FROM candidate LEFT JOIN numbered ON numbered.identity = candidate.identity;

  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;

  IF head.last_seq - head.counted_seq >= 512 THEN
    PERFORM waitlist_count_signups();
  END IF;
END $$;
COMMENT ON FUNCTION waitlist_join IS 'Carries out a batch of joins; an outcome for each request: joined, existing or unverified.';
`;

/**
 * waitlist_join, its commit, and waitlist_flush, without a way to the client in between: while the batch waits for the
 * disk nobody holds the lock, and once the call has returned the batch survives a crash.
 */
const joinDurably = /* sql */ `
CREATE PROCEDURE waitlist_join_durably(requests json, points_per_referral integer, verification_age interval, INOUT outcomes json DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
  outcomes := (SELECT json_agg(answer) FROM waitlist_join(requests, points_per_referral, verification_age) AS answer);
  COMMIT;
  PERFORM waitlist_flush();
END $$;
COMMENT ON PROCEDURE waitlist_join_durably IS 'Carries out a batch of joins as waitlist_join does; the outcomes are on disk when it returns.';
`;
