import { Migration } from '@mikro-orm/migrations';

/** How people join. */
export class Migration004Join extends Migration {
  override up(): void {
    this.addSql(join);
  }
}

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
 * is read after the lock is current. Sequential scans are off: right after an install the planner takes tables for empty;
 * hash aggregates, too: it takes a batch for a good part of the table and would lay out memory for that.
 */
const join = /* sql */ `
CREATE FUNCTION waitlist_join(requests jsonb, points_per_referral integer, verification_age interval)
RETURNS TABLE (ord integer, outcome text, id uuid, referral_id text, referral_credited boolean)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off AS $$
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
