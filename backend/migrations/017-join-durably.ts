import { Migration } from '@mikro-orm/migrations';

/** A batch of joins is carried out and brought to disk in one call, and adds no job: the join order says who is to be welcomed. */
export class Migration017JoinDurably extends Migration {
  override up(): void {
    for (const statement of [welcomeHead, join, joinDurably, comments]) this.addSql(statement);
  }
}

/** Signups are numbered without gaps and in the order of their commits, so one number says who is still to be welcomed. */
const welcomeHead = /* sql */ `
CREATE TABLE welcome_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  last_seq bigint NOT NULL CHECK (last_seq >= 0)
);
COMMENT ON TABLE welcome_head IS 'One row: the newest signup whose welcome message has been queued; everybody after it is still to be welcomed.';

INSERT INTO welcome_head (last_seq)
SELECT least(last_seq, (
  SELECT min((payload ->> 'fromSeq')::bigint) - 1
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  WHERE task.identifier = 'welcome-signups'))
FROM waitlist_head;
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
CREATE OR REPLACE FUNCTION waitlist_join(requests jsonb, points_per_referral integer, verification_age interval)
RETURNS TABLE (ord integer, outcome text, id uuid, referral_id text, referral_credited boolean)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashagg = off AS $$
#variable_conflict use_column
DECLARE
  candidates join_candidate[];
  seen_seq bigint;
  head waitlist_head;
  now_seq bigint;
  joined_now timestamptz;
BEGIN
  SELECT (SELECT last_seq FROM waitlist_head), array_agg(ROW(
      request.ord, request.id, request.referral_id, request.email, request.email_key, request.phone,
      request.first_name, request.last_name, request.country, request.system_country, request.broker, request.referral_code,
      challenge.channel, challenge.destination, known.seq, known.id, known.referral_id, referrer.seq)::join_candidate)
  INTO seen_seq, candidates
  FROM jsonb_to_recordset(requests) AS request (
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

  SELECT last_seq INTO now_seq FROM waitlist_head;
  IF now_seq = head.last_seq THEN
    RETURN;
  END IF;
  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;
END $$;
`;

/**
 * waitlist_join, its commit, and waitlist_flush, without a way to the client in between: while the batch waits for the
 * disk nobody holds the lock, and once the call has returned the batch survives a crash.
 */
const joinDurably = /* sql */ `
CREATE PROCEDURE waitlist_join_durably(requests jsonb, points_per_referral integer, verification_age interval, INOUT outcomes jsonb DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
  outcomes := (SELECT jsonb_agg(answer) FROM waitlist_join(requests, points_per_referral, verification_age) AS answer);
  COMMIT;
  PERFORM waitlist_flush();
END $$;
COMMENT ON PROCEDURE waitlist_join_durably IS 'Carries out a batch of joins as waitlist_join does; the outcomes are on disk when it returns.';
`;

const comments = /* sql */ `
COMMENT ON COLUMN otp_challenge.consumed_at IS 'When an application used the verification up. A join does so by its signup, whose identity is the verified contact.';
`;
