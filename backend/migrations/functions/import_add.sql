-- Adds the next users of a running import to the waitlist, in the order of its dates and lines, as many as there are ids;
-- returns how many lines it took, 0 if the import is not running or nothing is left. ids and codes are new ones: a code is
-- for a user whose own is taken or can't be one.
--
-- One call is one batch, in one transaction. Guarantees, besides those of waitlist_join about seq, points and counts:
--
-- * Every line is taken once: it leaves the pending ones in the transaction that adds its user.
-- * A user who is on the list by now, verified with this email or imported with it, is not added again.
-- * The rows are not verified. What follows the join order to send, to judge or to tell leaves them out by that.
-- * A referrer is credited as by a join: once, unless they are blocked or erased, have one of the contacts of the user, or
--   stand behind them.
CREATE OR REPLACE FUNCTION import_add(of_import bigint, ids uuid[], codes text[]) RETURNS integer
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  head waitlist_head;
  own import;
  now_at timestamptz;
  taken integer;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT * INTO head FROM waitlist_head FOR UPDATE;
  SELECT * INTO own FROM import WHERE seq = of_import FOR UPDATE;
  IF own.state IS DISTINCT FROM 'running' THEN
    RETURN 0;
  END IF;
  now_at := greatest(clock_timestamp(), head.last_joined_at);

  WITH batch AS MATERIALIZED (
    SELECT given.*, row_number() OVER (ORDER BY given.joined_at, given.line) AS nth
    FROM (SELECT * FROM import_row WHERE import_seq = of_import AND state = 'pending' ORDER BY joined_at, line LIMIT cardinality(ids)) AS given
  ), known AS MATERIALIZED (
    SELECT batch.line, found.seq FROM batch CROSS JOIN LATERAL (
      SELECT signup.seq FROM signup
      WHERE identity = ANY (ARRAY['email:' || batch.email_key, 'email:' || lower(batch.email), 'import:' || batch.email_key])
      ORDER BY signup.seq LIMIT 1) AS found
  ), named AS MATERIALIZED (
    SELECT batch.*, head.last_seq + row_number() OVER (ORDER BY batch.nth) AS seq,
      CASE WHEN batch.referral_id IS NULL OR EXISTS (SELECT FROM signup WHERE signup.referral_id = batch.referral_id)
        THEN codes[batch.nth] ELSE batch.referral_id END AS code
    FROM batch LEFT JOIN known ON known.line = batch.line WHERE known.line IS NULL
  ), candidate AS MATERIALIZED (
    SELECT named.line, named.seq, named.email_key, named.phone, other.seq AS batch_seq, other.email_key AS batch_key, other.phone AS batch_phone,
      coalesce(here.seq, done.signup_seq, outside.seq) AS owner_seq
    FROM named
    LEFT JOIN named AS other ON other.line = named.referrer_line
    LEFT JOIN known AS here ON here.line = named.referrer_line
    LEFT JOIN import_row AS done ON done.import_seq = of_import AND done.line = named.referrer_line
    LEFT JOIN LATERAL (
      SELECT each.seq FROM (
        SELECT signup.seq FROM signup WHERE signup.referral_id = named.referrer_id
        UNION ALL SELECT signup.seq FROM signup WHERE identity = ANY (ARRAY['email:' || named.referrer_key, 'import:' || named.referrer_key])) AS each
      WHERE named.referrer_line IS NULL LIMIT 1) AS outside ON true
    WHERE named.earns AND named.referrer IS NOT NULL
  ), owned AS MATERIALIZED (
    SELECT candidate.line, coalesce(candidate.batch_seq, owner.seq) AS referrer_seq
    FROM candidate LEFT JOIN signup AS named ON named.seq = candidate.owner_seq
      LEFT JOIN signup AS owner ON owner.seq = coalesce(named.merged_into_seq, named.seq) AND owner.blocked_at IS NULL AND owner.erased_at IS NULL
    WHERE coalesce(candidate.batch_seq, owner.seq) < candidate.seq AND coalesce(candidate.batch_key, owner.email_key) <> candidate.email_key
      AND (candidate.phone = '' OR coalesce(candidate.batch_phone, owner.phone) <> candidate.phone)
  ), fresh AS MATERIALIZED (
    SELECT named.*, owned.referrer_seq,
      CASE WHEN own.keeps_dates THEN least(greatest(named.joined_at, head.last_joined_at), now_at) ELSE now_at END AS stands_since
    FROM named LEFT JOIN owned ON owned.line = named.line
  ), inserted AS (
    INSERT INTO signup (seq, referrer_seq, joined_at, id, referral_id, email, email_key, phone, first_name, last_name, country, answers, referral_code)
    SELECT seq, referrer_seq, stands_since, ids[nth], code, email, email_key, phone, first_name, last_name, country, answers, referrer FROM fresh
  ), credited AS (
    INSERT INTO credit (referred_seq, revision, referrer_seq, points, created_at)
    SELECT seq, 0, referrer_seq, own.points_per_referral, now_at FROM fresh WHERE referrer_seq IS NOT NULL
  ), marked AS (
    UPDATE import_row SET state = 'added', signup_seq = fresh.seq FROM fresh WHERE import_row.import_seq = of_import AND import_row.line = fresh.line
  ), left_out AS (
    UPDATE import_row SET state = 'here', reason = 'They joined before their turn.', signup_seq = known.seq
    FROM known WHERE import_row.import_seq = of_import AND import_row.line = known.line
  ), advanced AS (
    UPDATE waitlist_head SET last_seq = last_seq + added.people, last_joined_at = added.newest, referred_total = referred_total + added.referred
    FROM (SELECT count(*) AS people, count(referrer_seq) AS referred, max(stands_since) AS newest FROM fresh) AS added WHERE added.people > 0
  ), counted AS (
    UPDATE import SET added = added + (SELECT count(*) FROM fresh), skipped = skipped + (SELECT count(*) FROM known) WHERE seq = of_import
  )
  SELECT count(*) INTO taken FROM batch;

  PERFORM waitlist_apply_points(array_agg(referrer_seq), array_agg(points), array_agg(referrals))
  FROM (SELECT referrer_seq, sum(points)::bigint AS points, count(*) AS referrals FROM credit WHERE referred_seq > head.last_seq GROUP BY referrer_seq) AS credits
  HAVING count(*) > 0;
  PERFORM waitlist_count_signups();
  IF taken < cardinality(ids) THEN
    UPDATE import SET state = 'done', ended_at = clock_timestamp() WHERE seq = of_import;
  END IF;
  RETURN taken;
END $$;
